import { foundPersons } from '@/lib/domain/people/persons/found/rows'
import { foundUsers } from '@/lib/domain/people/users/found/rows'
import { foundEmployers } from '@/lib/domain/site/employers/found/rows'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { foundSessions } from '@/lib/domain/training/training-sessions/found/rows'
import { foundTemplates } from '@/lib/domain/work/jsa-templates/found/rows'
import { foundProjects } from '@/lib/domain/work/projects/found/rows'
import { foundTasks } from '@/lib/domain/work/tasks/found/rows'
import { foundPermits } from '@/lib/domain/work/work-permits/found/rows'
import { openableTypes, type RecordType } from '@/lib/platform/access/record-pages'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { searchedWords } from '@/lib/platform/contract/search-words'
import { dayIn } from '@/lib/platform/dates/day'
import { foundRow, isWholeCode, type Sought } from '@/lib/platform/db/found'
import { joined, type Fragment } from '@/lib/platform/db/fragment'
import type { ReadContext } from '@/lib/platform/http/context'
import type { globalSearch, Hit } from './contract'
import { presentHit } from './present'
import { firstOfEach } from './rules'

/** In the order of the answer. */
const nouns: [RecordType, (sought: Sought) => Fragment[]][] = [
  ['person', foundPersons],
  ['work-permit', foundPermits],
  ['project', foundProjects],
  ['task', foundTasks],
  ['training-session', foundSessions],
  ['employer', foundEmployers],
  ['user', foundUsers],
  ['jsa-template', foundTemplates],
]

/** One statement over the kinds of record whose pages the caller is offered. */
export async function searchEverything(
  context: Pick<ReadContext, 'db' | 'sql' | 'actor' | 'now' | 'language' | 'chosenEra'>,
  { keyword, limit }: CheckedInputOf<typeof globalSearch.search>,
): Promise<Hit[]> {
  const { actor, sql, now } = context
  const reader = await readerOf(context)
  const sought: Sought = {
    actor,
    text: keyword,
    words: isWholeCode(keyword) ? [] : searchedWords(keyword),
    limit,
    today: dayIn(reader.timeZone, now),
  }
  const offered = openableTypes(actor.roles)
  const parts = nouns.flatMap(([type, found]) => (offered.includes(type) ? found(sought) : []))
  if (parts.length === 0) return []
  const rows = await sql`${joined(parts, ' UNION ALL ')}`.rows(foundRow)
  return firstOfEach(rows, limit).map((row) => presentHit(reader, row))
}
