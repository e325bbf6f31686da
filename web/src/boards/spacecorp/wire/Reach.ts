import type { Site } from "./Site";
export type Reach = { site: Site, team: number, distance: number, };
