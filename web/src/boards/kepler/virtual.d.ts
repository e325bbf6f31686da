declare module 'virtual:board-data/kepler' {
  const data: import('./data').KeplerData
  export default data
}
