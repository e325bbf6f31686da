declare module 'virtual:board-data/on-mars' {
  const data: import('./data').OnMarsData
  export default data
}
