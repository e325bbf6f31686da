declare module 'virtual:board-data/spacecorp' {
  const data: import('./data').SpaceCorpData
  export default data
}
