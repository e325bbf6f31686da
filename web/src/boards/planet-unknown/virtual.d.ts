declare module 'virtual:planet-unknown-data' {
  const data: import('./data').PlanetUnknownData
  export default data
}
