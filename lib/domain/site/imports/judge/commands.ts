import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { startOf } from '@/lib/platform/contract/plain-text'
import { Problem } from '@/lib/platform/contract/problem'
import { readDateStyle } from '@/lib/domain/site/settings/queries'
import { dayIn } from '@/lib/platform/dates/day'
import { eraFor } from '@/lib/platform/dates/era'
import { blocksIn } from '@/lib/platform/db/blocks'
import { readRow, type Calendar, type Fault, type FileRow, type Remark } from '../cells/rules'
import type { Change, Importing, Keyed, Kind, Match, RowToLookUp, Save } from '../kinds/rows'
import { lookUpEmployers } from '../look-up/queries'
import { ROWS_AT_ONCE, type importOutcomes, type onMatches } from '../rules'
import { textHash } from '../texts/rows'
import { alikeIn, twinsIn, type Identity } from '../twins/rules'
import { checkSave, faultRemark, problemRemark } from './rules'

export type JudgedRow = {
  rowNo: number
  outcome: (typeof importOutcomes)[number]
  errors: Remark[]
  notes: Remark[]
  key: string | null
  otherKey: string | null
  change?: Change
}

type File = {
  kind: Kind
  mapping: Record<string, string>
  onMatch: (typeof onMatches)[number]
}

/** Longer ones are no keys that a record could have. */
const LONGEST_KEY = 200

type Choice = {
  /** Locks what is judged until the transaction ends. */
  hold: boolean
  /** Rows of the file among which a row may have twins; the rows themselves, where left out. */
  among?: readonly Identity[]
  /** Half of judging is looking up which records the rows mean. */
  onBlock?: (done: number) => void
}

/** Judges rows of a file by the judge of the form's save. */
export async function judgeRows(
  context: Importing,
  { kind, mapping, onMatch }: File,
  rows: readonly FileRow[],
  { hold, among, onBlock }: Choice,
): Promise<JudgedRow[]> {
  const half = (done: number) => onBlock?.(Math.floor(done / 2))
  const keyed = await readKeys(context, kind, mapping, rows, half)
  if (hold) await kind.lockAll?.(context, keyed)
  const met = { twinsOf: twinsIn(among ?? keyed), alikeOf: alikeIn(among ?? keyed) }
  const judged: JudgedRow[] = []
  for (const block of blocksIn(keyed, ROWS_AT_ONCE)) {
    const earlier = judged.flatMap(({ change }) => change ?? [])
    const drafts = block.map((row) => draftOf(kind, onMatch, row, met))
    await judgeDrafts(context, kind, drafts, { hold, earlier })
    judged.push(...drafts.map((draft, index) => judgedRow(draft, mapping, block[index]!)))
    half(rows.length + judged.length)
    await yieldToOthers()
  }
  return judged
}

type KeyedRow = FileRow & Keyed & { match: Match }

/** The rows with their values, the records that they mean, and their keys. */
export async function readKeys(
  context: Importing,
  kind: Kind,
  mapping: Record<string, string>,
  rows: readonly FileRow[],
  onBlock?: Choice['onBlock'],
): Promise<KeyedRow[]> {
  const calendar = await readCalendar(context)
  const keyed: KeyedRow[] = []
  for (const part of blocksIn(rows, ROWS_AT_ONCE)) {
    const block = part.map((row) => ({ ...row, ...readRow(kind.columns, mapping, row, calendar) }))
    await lookUpEmployers(context, kind, block)
    await kind.lookUp?.(context, block)
    const matches = await kind.match(context, block)
    block.forEach((row, index) => keyed.push(withKeys(kind, row, matches[index]!)))
    onBlock?.(keyed.length)
    await yieldToOthers()
  }
  return keyed
}

/** Not the era that the reader may have chosen for English: a job does not know it. */
async function readCalendar({ db, language, now }: Importing): Promise<Calendar> {
  const { dateEra, timeZone } = await readDateStyle(db)
  return { era: eraFor(language, dateEra), today: dayIn(timeZone, now) }
}

/** A row that is a record has its id as the key, whatever it is told by. */
function withKeys(kind: Kind, row: FileRow & RowToLookUp, match: Match): KeyedRow {
  const known = chosenOf(kind, row, match) ?? match.known?.id
  const cut = (key: string | null | undefined) => (key ? startOf(key, LONGEST_KEY) : null)
  const key = kind.isAboutPerson ? kind.keyOf(row.values) : (known ?? kind.keyOf(row.values))
  const otherKey = known ? kind.numberOf?.(row.values) : kind.otherKeyOf?.(row.values)
  return { ...row, match, key: cut(key), otherKey: cut(otherKey) }
}

/** The record that the reader says it is, unless the row names another one. */
function chosenOf(
  { isAboutPerson }: Kind,
  { matchId }: Pick<FileRow, 'matchId'>,
  { known }: Match,
): string | null {
  if (isAboutPerson || matchId === NIL_ID) return null
  return known && known.id !== matchId ? null : matchId
}

async function judgeDrafts(
  context: Importing,
  kind: Kind,
  drafts: readonly Draft[],
  choice: { hold: boolean; earlier: Change[] },
): Promise<void> {
  const saves = drafts.filter((draft) => draft.save !== undefined)
  const decisions = await kind.judge(
    context,
    saves.map(({ save }) => save!),
    choice,
  )
  saves.forEach((draft, index) => {
    const decision = decisions[index]!
    if (decision instanceof Problem) draft.errors.push(problemRemark(kind, decision))
    else draft.change = decision
  })
  await addNotes(context, kind, drafts)
}

const judgedRow = (
  { rowNo, errors, notes, key, otherKey, change, isSkipped }: Draft,
  mapping: File['mapping'],
  row: FileRow,
): JudgedRow => ({
  rowNo,
  errors: errors.map((error) => withCell(error, mapping, row)),
  notes,
  key,
  otherKey,
  change,
  outcome: outcomeOf({ errors, change }, isSkipped),
})

const withCell = (error: Remark, mapping: File['mapping'], { cells }: FileRow): Remark => ({
  ...error,
  cell: textHash(cells[mapping[error.column ?? ''] ?? ''] ?? ''),
})

async function addNotes(context: Importing, kind: Kind, drafts: readonly Draft[]): Promise<void> {
  const changed = drafts.filter(({ change }) => change !== undefined)
  if (!kind.notes || changed.length === 0) return
  const notes = await kind.notes(
    context,
    changed.map(({ change }) => change!),
  )
  changed.forEach((draft, index) => draft.notes.push(...notes[index]!))
}

type Draft = Omit<JudgedRow, 'outcome'> & { save?: Save; isSkipped: boolean }

function draftOf(
  kind: Kind,
  onMatch: File['onMatch'],
  row: KeyedRow,
  { twinsOf, alikeOf }: Record<'twinsOf' | 'alikeOf', (row: Identity) => number[]>,
): Draft {
  const { rowNo, values, faults, key, otherKey, matchId, match } = row
  const { known, alike = [], fault } = match
  const chosen = chosenOf(kind, { matchId }, match)
  const isAnswered = chosen !== null || (matchId === NIL_ID && alike.length > 0)
  const all = [...faults]
  if (fault && !isAnswered) all.push(fault)
  all.push(...rowsFault('row-twice', twinsOf(row)))
  if (known && !chosen && onMatch === 'refuse')
    all.push({ column: null, code: 'row-exists', values: { name: known.name } })
  const id = chosen ?? known?.id
  const fields = Object.entries(values).filter(([name]) => !kind.keyFields.includes(name))
  const { save, remarks } = checkSave(kind, { ...Object.fromEntries(fields), ...(id && { id }) })
  const errors = [...all.map(faultRemark), ...remarks.filter((each) => !isFaulty(kind, all, each))]
  const notes = notesOf(kind, row, alikeOf(row))
  const isSkipped = Boolean(known && !chosen && onMatch === 'skip')
  return {
    rowNo,
    errors: isSkipped ? [] : errors,
    notes,
    key,
    otherKey,
    isSkipped,
    save: errors.length === 0 && !isSkipped ? save : undefined,
  }
}

/** What the reader should know of a row before it is judged. */
function notesOf(
  kind: Kind,
  { readings, matchId, match: { known, doubt, alike = [] } }: KeyedRow,
  alikeRows: number[],
): Remark[] {
  const facts: Fault[] = [
    ...readings.map((code) => ({ column: null, code })),
    ...(doubt ? [doubt] : []),
    ...rowsFault('row-looks-like', alikeRows),
  ]
  const choices = known || matchId !== null ? [] : alike.slice(0, 3)
  const code = kind.isAboutPerson ? 'person-named' : 'looks-like'
  return [
    ...facts.map(faultRemark),
    ...choices.map(({ id, name }) => ({
      ...faultRemark({ column: null, code, values: { name } }),
      matchId: id,
    })),
  ]
}

const rowsFault = (code: 'row-twice' | 'row-looks-like', rows: number[]): Fault[] =>
  rows.length === 0 ? [] : [{ column: null, code, values: { rows: rows.join(', ') } }]

/** A cell that could not be read is not also missing, nor is the person of whom the code or another cell tells nothing. */
function isFaulty(
  { isAboutPerson, keyFields }: Kind,
  faults: readonly Pick<Fault, 'column'>[],
  { column }: Remark,
): boolean {
  const columns = isAboutPerson && column === 'personId' ? [column, ...keyFields] : [column]
  return faults.some((fault) => fault.column !== null && columns.includes(fault.column))
}

function outcomeOf({ errors, change }: Pick<JudgedRow, 'errors' | 'change'>, isSkipped: boolean) {
  if (isSkipped) return 'Skipped'
  if (errors.length > 0 || !change) return 'Wrong'
  if (!change.before) return 'New'
  const before: Record<string, unknown> = { ...change.before }
  const isSame = Object.entries(change.columns).every(
    ([name, value]) => value === undefined || (value ?? null) === (before[name] ?? null),
  )
  return isSame ? 'Same' : 'Change'
}
