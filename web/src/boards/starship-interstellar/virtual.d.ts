declare module 'virtual:board-data/starship-interstellar' {
  const data: import('./data').StarshipData
  export default data
}
