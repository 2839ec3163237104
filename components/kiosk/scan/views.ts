/**
 * หน้าจอที่ประตู: กำลังแสดงใคร และผลของคนก่อนหน้าที่มาถึงทีหลัง
 * What the gate person sees: whom the last scan showed, and what became of somebody before, which comes later.
 */
import type { Action } from '../queue/rules'
import type { Block, Shown } from './rules'

export type Done = { kind: Action['kind']; name: string }
export type Subject = Exclude<Shown, { kind: 'choice' }>
/** Why what was pressed last is recorded nowhere. */
type Problem = 'no-room' | 'not-kept'
export type SubjectView = {
  kind: 'subject'
  shown: Subject
  block: Block | null
  isNoted: boolean
  problem: Problem | null
}
type NotLetIn = { kind: 'refused'; name: string; text: string }

export type View =
  | { kind: 'ready'; done: Done | null }
  | { kind: 'looking' }
  | { kind: 'foreign' }
  | { kind: 'choice'; shown: Extract<Shown, { kind: 'choice' }> }
  | SubjectView
  | NotLetIn

/** What became of a passage. */
export type Ending =
  | { kind: 'done'; done: Done }
  | NotLetIn
  | { kind: 'problem'; name: string; problem: Problem; shown: Subject; block: Block | null }

/** `lines`: what became of those of whom the view is no more. */
export type Screen = { view: View; lines: Ending[] }

export const firstScreen: Screen = { view: { kind: 'ready', done: null }, lines: [] }

/** What went wrong stays until somebody has read it. */
export const afterScan = ({ lines }: Screen, view: View): Screen => ({
  view,
  lines: lines.filter(({ kind }) => kind !== 'done'),
})

/** `isCurrent`: nobody was scanned since. The card of somebody else stays, and a line with the name is added. */
export function afterEnding({ view, lines }: Screen, ending: Ending, isCurrent: boolean): Screen {
  return isCurrent ? { view: viewOf(ending), lines } : { view, lines: [...lines, ending] }
}

function viewOf(ending: Ending): View {
  if (ending.kind === 'done') return { kind: 'ready', done: ending.done }
  if (ending.kind === 'refused') return ending
  const { shown, block, problem } = ending
  return { kind: 'subject', shown, block, isNoted: false, problem }
}

export const afterReading = ({ view, lines }: Screen, read: Ending): Screen => ({
  view,
  lines: lines.filter((line) => line !== read),
})
