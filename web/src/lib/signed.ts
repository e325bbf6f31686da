// Changes of points.

/** With a sign, and a minus that is one: "+3", "−2", "0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')
