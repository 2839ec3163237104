import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { Problem } from '@/lib/platform/contract/problem'
import { blocksIn } from '@/lib/platform/db/blocks'
import { readRow, type FileRow, type Remark } from '../cells/rules'
import type { Change, Importing, Keyed, Kind, Match, RowToLookUp, Save } from '../kinds/rows'
import { lookUpEmployers } from '../look-up/queries'
import { ROWS_AT_ONCE, type importOutcomes, type onMatches } from '../rules'
import { textHash } from '../texts/rows'
import { twinsIn, type Identity } from '../twins/rules'
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
  /** The other rows of the file that mean the record of a row; those among the rows themselves, where left out. */
  twinsOf?: (row: Identity) => number[]
  onBlock?: (done: number) => Promise<void>
}

/** Judges rows of a file by the judge of the form's save. */
export async function judgeRows(
  context: Importing,
  { kind, mapping, onMatch }: File,
  rows: readonly FileRow[],
  { hold, twinsOf, onBlock }: Choice,
): Promise<JudgedRow[]> {
  const keyed = await readKeys(context, kind, mapping, rows)
  if (hold) await kind.lockAll?.(context, keyed)
  const others = twinsOf ?? twinsIn(keyed)
  const judged: JudgedRow[] = []
  for (const block of blocksIn(keyed, ROWS_AT_ONCE)) {
    const earlier = judged.flatMap(({ change }) => change ?? [])
    const choice = { hold, earlier, others }
    judged.push(...(await judgeBlock(context, { kind, mapping, onMatch }, block, choice)))
    await onBlock?.(judged.length)
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
): Promise<KeyedRow[]> {
  const keyed: KeyedRow[] = []
  for (const part of blocksIn(rows, ROWS_AT_ONCE)) {
    const block = part.map((row) => ({ ...row, ...readRow(kind.columns, mapping, row) }))
    await lookUpEmployers(context, kind, block)
    await kind.lookUp?.(context, block)
    const matches = await kind.match(context, block)
    block.forEach((row, index) => keyed.push(withKeys(kind, row, matches[index]!)))
    await yieldToOthers()
  }
  return keyed
}

/** A row that is a record has its id as the key, whatever it is told by. */
function withKeys(kind: Kind, row: FileRow & RowToLookUp, match: Match): KeyedRow {
  const known = chosenOf(kind, row) ?? match.known?.id
  const cut = (key: string | null | undefined) => key?.slice(0, LONGEST_KEY) ?? null
  const key = kind.isAboutPerson ? kind.keyOf(row.values) : (known ?? kind.keyOf(row.values))
  return {
    ...row,
    match,
    key: cut(key),
    otherKey: cut(known ? null : kind.otherKeyOf?.(row.values)),
  }
}

/** The record that the reader says it is. */
const chosenOf = ({ isAboutPerson }: Kind, { matchId }: Pick<FileRow, 'matchId'>) =>
  !isAboutPerson && matchId !== NIL_ID ? matchId : null

async function judgeBlock(
  context: Importing,
  { kind, mapping, onMatch }: File,
  rows: readonly KeyedRow[],
  {
    hold,
    earlier,
    others,
  }: { hold: boolean; earlier: Change[]; others: (row: Identity) => number[] },
): Promise<JudgedRow[]> {
  const drafts = rows.map((row) => draftOf(kind, onMatch, row, others(row)))
  const saves = drafts.filter((draft) => draft.save !== undefined)
  const decisions = await kind.judge(
    context,
    saves.map(({ save }) => save!),
    { hold, earlier },
  )
  saves.forEach((draft, index) => {
    const decision = decisions[index]!
    if (decision instanceof Problem) draft.errors.push(problemRemark(kind, decision))
    else draft.change = decision
  })
  await addNotes(context, kind, drafts)
  return drafts.map(({ rowNo, errors, notes, key, otherKey, change, isSkipped }, index) => ({
    rowNo,
    errors: errors.map((error) => withCell(error, mapping, rows[index]!)),
    notes,
    key,
    otherKey,
    change,
    outcome: outcomeOf({ errors, change }, isSkipped),
  }))
}

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
  { rowNo, values, faults, hasBuddhistYear, key, otherKey, matchId, match }: KeyedRow,
  others: number[],
): Draft {
  const { known, alike = [], fault } = match
  const chosen = chosenOf(kind, { matchId })
  const isAnswered = chosen !== null || (matchId === NIL_ID && alike.length > 0)
  const all = [...faults]
  if (fault && !isAnswered) all.push(fault)
  if (others.length > 0)
    all.push({
      column: null,
      code: 'row-twice',
      values: { rows: others.join(', ') },
    })
  if (known && !chosen && onMatch === 'refuse')
    all.push({ column: null, code: 'row-exists', values: { name: known.name } })
  const id = chosen ?? (onMatch === 'update' ? known?.id : undefined)
  const fields = Object.entries(values).filter(([name]) => !kind.keyFields.includes(name))
  const { save, remarks } = checkSave(kind, { ...Object.fromEntries(fields), ...(id && { id }) })
  const errors = [...all.map(faultRemark), ...remarks.filter((each) => !isFaulty(all, each))]
  const notes = hasBuddhistYear ? [faultRemark({ column: null, code: 'buddhist-year' })] : []
  if (!known && matchId === null)
    for (const { id: alikeId, name } of alike.slice(0, 3))
      notes.push({
        ...faultRemark({
          column: null,
          code: kind.isAboutPerson ? 'person-named' : 'looks-like',
          values: { name },
        }),
        matchId: alikeId,
      })
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

/** A cell that could not be read is not also missing. */
const isFaulty = (faults: readonly { column: string | null }[], { column }: Remark) =>
  column !== null && faults.some((fault) => fault.column === column)

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
