import type * as z from 'zod'
import type { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import type { Column, Fault, FileRow, Remark, RowValues, Value } from '../cells/rules'

/** Of the caller of an import, or of its maker when a job does it. */
export type Importing = Context & { importId: string }

/** A row whose references are still texts. */
export type RowToLookUp = RowValues &
  Pick<FileRow, 'matchId'> & {
    /** Records that the row may mean, for the reader to choose. */
    alike?: Known[]
  }

export type Keyed = RowToLookUp & {
  /** What tells the record from others of its kind; null where the row does not say. */
  key: string | null
  /** See `Identity`. */
  otherKey: string | null
}

/** A record that exists. */
export type Known = { id: string; name: string }

/**
 * The record with the row's key, and what the reader should know of it; or those that look like it; or why there must be
 * one.
 */
export type Match = { known?: Known; doubt?: Fault; alike?: Known[]; fault?: Fault }

export type Save = { id?: string; rowVersion?: number }

/** What a judge says that a save changes; `before`: the record as it was. */
export type Change = {
  before: { id: string; rowVersion: number } | null
  columns: object
}

export type Saved = { id: string; rowVersion: number }

/** What an import has to know of a kind of record. */
export type Kind<S extends Save = Save, C extends Change = Change> = {
  columns: readonly Column[]
  /** The input of the form's save. */
  input: z.ZodType<S>
  /** Fields that only tell which record is meant. */
  keyFields: readonly string[]
  /** The field that an error without a field belongs to, by its code. */
  fieldOf?: Partial<Record<string, string>>
  /** By which fields records look like a row: once one of them is changed, the reader is asked anew which one it is. */
  askedBy: readonly string[]
  /** What a reader chooses of a row is the person whom it is about, not the record that it is. */
  isAboutPerson?: boolean
  /** Puts ids where texts mean records, and says where they do not; companies are looked up for all kinds. */
  lookUp?(context: Importing, rows: readonly RowToLookUp[]): Promise<void>
  keyOf(values: Record<string, Value>): string | null
  /** A number among what tells the record from others: no two records have it. */
  numberOf?(values: Record<string, Value>): string | null
  /** What a row with less in it could tell the record by. */
  otherKeyOf?(values: Record<string, Value>): string | null
  /** The records that rows mean, of those that the caller may see. */
  match(context: Importing, rows: readonly RowToLookUp[]): Promise<Match[]>
  /** Locks what all rows are judged by, where doing so row after row could stand in the way of others. */
  lockAll?(context: Importing, rows: readonly Keyed[]): Promise<void>
  /** The same for the records of these ids, before they are removed. */
  lockWritten?(context: Importing, ids: string[]): Promise<void>
  /**
   * The judge of the form's save. `hold` locks what is judged until the transaction ends; `earlier`: what rows before these
   * change.
   */
  judge(
    context: Importing,
    saves: readonly S[],
    choice: { hold: boolean; earlier: readonly C[] },
  ): Promise<(C | Problem)[]>
  /** What the reader should know of what is changed, in the order of the changes. */
  notes?(context: Importing, changes: readonly C[]): Promise<Remark[][]>
  /** Writes what was judged in this transaction, with an audit line each. */
  write(context: Importing, changes: readonly C[]): Promise<Saved[]>
  /** What is to be known of the records of these ids once they are written, in place of what their codes said before. */
  notesOfWritten?(context: Importing, ids: string[]): Promise<Map<string, Remark>>
  /** Removes those that are still as they were written and that nothing refers to, and says which. */
  removeUntouched(context: Importing, records: readonly Saved[]): Promise<Set<string>>
}
