import { setImmediate as nextTick } from 'node:timers/promises'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { findEmployersByText } from '@/lib/domain/site/employers/judge/queries'
import { Problem } from '@/lib/platform/contract/problem'
import { NONE, readRow, type FileRow, type Remark } from '../cells/rules'
import type { Change, Importing, Keyed, Kind, Match, RowToLookUp, Save } from '../kinds/rows'
import type { onMatches, importOutcomes } from '../rules'
import { checkSave, faultRemark, problemRemark } from './rules'

export type JudgedRow = {
  rowNo: number
  outcome: (typeof importOutcomes)[number]
  errors: Remark[]
  notes: Remark[]
  key: string | null
  change?: Change
}

type File = {
  kind: Kind
  mapping: Record<string, string>
  onMatch: (typeof onMatches)[number]
}

/** Rows of one key that an error names. */
const MOST_NAMED = 5

/** Longer ones are no keys that a record could have. */
const LONGEST_KEY = 200

/** Rows whose facts are read at once, after which other work may run. */
const BLOCK = 500

type Choice = {
  /** Locks what is judged until the transaction ends. */
  hold: boolean
  /** The rows of the file with each key; those of the rows themselves, where left out. */
  twins?: Map<string, number[]>
  onBlock?: (done: number) => Promise<void>
}

/** Judges rows of a file by the judge of the form's save. */
export async function judgeRows(
  context: Importing,
  { kind, mapping, onMatch }: File,
  rows: readonly FileRow[],
  { hold, twins, onBlock }: Choice,
): Promise<JudgedRow[]> {
  const keyed = await readKeys(context, kind, mapping, rows)
  if (hold) await kind.lockAll?.(context, keyed)
  const twinsOf = twins ?? twinsIn(keyed)
  const judged: JudgedRow[] = []
  for (let start = 0; start < keyed.length; start += BLOCK) {
    const block = keyed.slice(start, start + BLOCK)
    const earlier = judged.flatMap(({ change }) => change ?? [])
    const choice = { hold, earlier, twins: twinsOf }
    judged.push(...(await judgeBlock(context, { kind, mapping, onMatch }, block, choice)))
    await onBlock?.(judged.length)
    await nextTick()
  }
  return judged
}

export type KeyedRow = FileRow & Keyed

/** The rows with their values and keys; companies are looked up. */
export async function readKeys(
  context: Importing,
  kind: Kind,
  mapping: Record<string, string>,
  rows: readonly FileRow[],
): Promise<KeyedRow[]> {
  const keyed: KeyedRow[] = []
  for (let start = 0; start < rows.length; start += BLOCK) {
    const block = rows
      .slice(start, start + BLOCK)
      .map((row) => ({ ...row, ...readRow(kind.columns, mapping, row) }))
    await lookUpEmployers(context, kind, block)
    await kind.lookUp?.(context, block)
    for (const row of block)
      keyed.push({ ...row, key: kind.keyOf(row.values)?.slice(0, LONGEST_KEY) ?? null })
    await nextTick()
  }
  return keyed
}

export function twinsIn(rows: readonly { rowNo: number; key: string | null }[]) {
  const twins = new Map<string, number[]>()
  for (const { rowNo, key } of rows)
    if (key !== null) {
      const same = twins.get(key)
      if (same) same.push(rowNo)
      else twins.set(key, [rowNo])
    }
  return twins
}

/** Companies by tax ID or name; a Contractor's is the own one, whatever else there is. */
async function lookUpEmployers(
  { sql, actor }: Importing,
  kind: Kind,
  rows: readonly RowToLookUp[],
): Promise<void> {
  for (const { field, reading } of kind.columns) {
    if (reading.as !== 'employer') continue
    const textOf = ({ values }: RowToLookUp) =>
      typeof values[field] === 'string' ? values[field] : ''
    const texts = [...new Set(rows.map(textOf).filter((text) => text !== ''))]
    const found = new Map<string, Set<string>>()
    for (const { id, text } of await findEmployersByText(sql, texts))
      found.set(text, (found.get(text) ?? new Set()).add(id))
    for (const row of rows) {
      const text = textOf(row)
      if (text === '') continue
      const ids = [...(found.get(text) ?? [])]
      const own = isContractorOnly(actor) ? ids.filter((id) => id === actor.employerId) : ids
      row.values[field] = own[0]
      if (own.length === 1) continue
      row.values[field] = undefined
      const code = isContractorOnly(actor)
        ? 'other-employer'
        : own.length === 0
          ? 'row-no-match'
          : 'row-many-matches'
      row.faults.push({ column: field, code, values: { text } })
    }
  }
}

async function judgeBlock(
  context: Importing,
  { kind, onMatch }: File,
  rows: readonly KeyedRow[],
  { hold, earlier, twins }: { hold: boolean; earlier: Change[]; twins: Map<string, number[]> },
): Promise<JudgedRow[]> {
  const matches = await kind.match(context, rows)
  const drafts = rows.map((row, index) => draftOf(kind, onMatch, row, matches[index]!, twins))
  const saves = drafts.filter((draft) => draft.save !== undefined)
  const verdicts = await kind.judge(
    context,
    saves.map(({ save }) => save!),
    { hold, earlier },
  )
  saves.forEach((draft, index) => {
    const verdict = verdicts[index]!
    if (verdict instanceof Problem) draft.errors.push(problemRemark(kind, verdict))
    else draft.change = verdict
  })
  await addNotes(context, kind, drafts)
  return drafts.map(({ rowNo, errors, notes, key, change, isSkipped }) => ({
    rowNo,
    errors,
    notes,
    key,
    change,
    outcome: outcomeOf({ errors, change }, isSkipped),
  }))
}

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
  { rowNo, values, faults, hasBuddhistYear, key, matchId }: KeyedRow,
  { known, alike = [], fault }: Match,
  twins: Map<string, number[]>,
): Draft {
  const chosen = !kind.isAboutPerson && matchId !== NONE ? matchId : null
  const others = (key === null ? [] : (twins.get(key) ?? []).slice(0, MOST_NAMED + 1)).filter(
    (each) => each !== rowNo,
  )
  const all = [...faults]
  if (fault && !chosen) all.push(fault)
  if (others.length > 0)
    all.push({
      column: null,
      code: 'row-twice',
      values: { rows: others.slice(0, MOST_NAMED).join(', ') },
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
