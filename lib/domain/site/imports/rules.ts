/**
 * นำเข้าข้อมูลจากไฟล์: ใครนำเข้าอะไรได้ และทำอะไรได้เมื่อไร / Imports: who may import what, and what may be done when.
 */
import { may, type Actor } from '@/lib/platform/access/actor'
import type { Policy } from '@/lib/platform/access/policies'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { DAY } from '@/lib/platform/dates/durations'

/** In the order in which a new site fills them. */
export const importKinds = [
  'Employers',
  'Persons',
  'Projects',
  'TrainingResults',
  'Credentials',
] as const
export type ImportKind = (typeof importKinds)[number]

/** Who may make these records may import them. */
const policyOf: Record<ImportKind, Policy> = {
  Employers: 'contractor-mgmt',
  Persons: 'worker-mgmt',
  Projects: 'project-mgmt',
  TrainingResults: 'training-mgmt',
  Credentials: 'worker-mgmt',
}

export const mayImport = (actor: Actor, kind: ImportKind) => may(actor, policyOf[kind])
export const importableBy = (actor: Actor) => importKinds.filter((kind) => mayImport(actor, kind))

export const importStatuses = ['Uploaded', 'Checked', 'Done', 'Undone'] as const
export const importPhases = ['Checking', 'Writing'] as const
export const importOutcomes = ['New', 'Change', 'Same', 'Skipped', 'Wrong'] as const
/** Rows of a file that are read, judged or written at once, after which other work may run. */
export const ROWS_AT_ONCE = 500
/** Files of one user that are judged or written, or wait for it. */
export const MOST_QUEUED = 5
/** What happens to a row whose record exists. */
export const onMatches = ['refuse', 'skip', 'update'] as const
/** All rows or none; or those that are right. */
export const importModes = ['all', 'good'] as const

type State = {
  status: (typeof importStatuses)[number]
  phase: (typeof importPhases)[number] | null
  emptiedAt: Date | null
  undoUntil: Date | null
  /** Whether the caller has sent the file. */
  isOwn: boolean
}

const commands = ['check', 'commit', 'undo', 'remove', 'exportMarked'] as const
export type ImportCommand = (typeof commands)[number]

/** What stands in a file is known to its maker alone, and written in no other name. */
const ofMaker: readonly ImportCommand[] = ['check', 'commit', 'exportMarked']

/** Why a command is refused now, or null. */
export function refusalOf(command: ImportCommand, state: State, now: Date): ProblemCode | null {
  const { status, phase, emptiedAt, undoUntil, isOwn } = state
  if (!isOwn && ofMaker.includes(command)) return 'import-of-another'
  if (phase && command !== 'exportMarked') return 'state-moved-on'
  if (command === 'exportMarked') return emptiedAt ? 'import-emptied' : null
  if (command === 'remove')
    return status === 'Done' || status === 'Undone' ? 'import-has-records' : null
  if (command === 'undo') {
    if (status !== 'Done') return 'state-moved-on'
    return undoUntil && now < undoUntil ? null : 'undo-over'
  }
  if (status === 'Done' || status === 'Undone') return 'state-moved-on'
  if (emptiedAt) return 'import-emptied'
  return command === 'commit' && status !== 'Checked' ? 'state-moved-on' : null
}

/** What is offered now. */
export const offeredCommands = (state: State, now: Date): ImportCommand[] =>
  commands.filter((command) => refusalOf(command, state, now) === null)

/** In milliseconds */
export const UNDO_FOR = DAY
/** For so long the texts of a file are kept. */
export const KEPT_FOR = 7 * DAY
