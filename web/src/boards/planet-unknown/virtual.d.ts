declare module 'virtual:board-data/planet-unknown' {
  const data: import('./data').PlanetUnknownData
  export default data
}
