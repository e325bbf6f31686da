// Which files of the build a browser downloads up to the first table of a game, by their exact names.

/** Other pages, and parts of pages that are imported when they are first needed. */
const LATER = new Set([
  'Campaigns',
  'Chat',
  'Competition',
  'CompetitionTurn',
  'Curtain',
  'Draft',
  'Ending',
  'EraTitle',
  'FinalSheet',
  'Guide',
  'HallTurn',
  'Help',
  'Lobby',
  'Missing',
  'NewTable',
  'News',
  'Orders',
  'QrCode',
  'Recap',
  'Records',
  'Replay',
  'ReplayPosition',
  'RivalTurn',
  'Rules',
  'ScoreChart',
  'SetTray',
  'Settings',
  'SkyPlaneteers',
  'SkyStarfarers',
  'Statistics',
  'Stopped',
  'TableList',
  'TablePicture',
  'Tour',
  'TrackPicture',
  'UndoDialog',
  'WaitingRoom',
  'WindowTray',
  'figures',
  'share',
  'turn-steps',
])
/** Texts that only the terminal, or pages other than a table, show. */
const LATER_TEXTS = /^(platform|.+-(tour|guide|table))$/
/** A browser loads the subsets of the font that a page has letters of. */
const FIRST_FONT = 'inter-latin-wght-normal'

/** The name of a file, without folder, hash and ending. */
export const nameOf = (file) => file.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.\w+$/, '')

/** Whether a file is loaded after the first table, or never. */
export function isLater(file) {
  const name = nameOf(file)
  if (file.endsWith('.ftl')) return LATER_TEXTS.test(name)
  return file.endsWith('.woff2') ? name !== FIRST_FONT : LATER.has(name)
}

/** Names that no file of the build has: they would hide a chunk that is given one of them later. */
export function unknownNames(files) {
  const names = new Set(files.map(nameOf))
  return [...LATER, FIRST_FONT].filter((name) => !names.has(name))
}
