declare module 'virtual:kepler-data' {
  const data: import('./boards/kepler/data').KeplerData
  export default data
}
