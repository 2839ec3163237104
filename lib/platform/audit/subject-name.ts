import type { Day } from '../dates/day'
import type { Db } from '../db/database'

/** The record of an audit line, by its number and name. */
export type SubjectName = {
  id: string
  th: string
  en: string
  /** What its page is found by, where that is not the id. */
  key?: string
  /** Of a training session. */
  day?: Day
}

/** The records of one type with these ids; those that are gone are left out. */
export type ReadSubjectNames = (db: Db, ids: string[]) => Promise<SubjectName[]>
