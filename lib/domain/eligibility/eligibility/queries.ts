import {
  appliesTo,
  type JudgedDuty,
  type Requirement,
} from '@/lib/domain/eligibility/requirements/rules'
import type { Sql } from '@/lib/platform/db/sql'
import type { EmployerFacts } from './facts/contract'
import { readFacts } from './facts/queries'
import { judge, lastDayOf, type Case, type Verdict } from './rules'

/** What is asked of several people; the day and time at the site follow from `at`. */
export type AskedCase = Omit<Case, 'day' | 'time' | 'dutyCodes'> & {
  at: Date
  /** Where it is not the day of `at`. */
  day?: Case['day'] | null
}
type AskedPerson = { id: string; dutyCodes?: readonly JudgedDuty[] }

/** The people of one case, such as the crew of a permit. */
export type AskedGroup = { people: readonly AskedPerson[]; asked: Omit<AskedCase, 'at'> }

/** The verdicts on people, in their order, read in one statement. Ids of nobody have none. */
export const readVerdicts = async (
  sql: Sql,
  people: readonly AskedPerson[],
  asked: AskedCase,
): Promise<Verdict[]> => [...(await readEachVerdict(sql, people, asked))]

/** The same, each judged anew whenever it is taken: of a whole site only those that are kept are in memory. */
export async function readEachVerdict(
  sql: Sql,
  people: readonly AskedPerson[],
  asked: AskedCase,
): Promise<Iterable<Verdict>> {
  const facts = await readFacts(sql, idsOf(people), asked)
  return verdictsOn(facts, { people, asked })
}

/** The same for several cases of one purpose, moment and day, in one statement: the verdicts of each. */
export async function readVerdictsOfGroups(
  sql: Sql,
  groups: readonly AskedGroup[],
  when: Pick<AskedCase, 'purpose' | 'at' | 'day'>,
): Promise<Iterable<Verdict>[]> {
  const ids = groups.flatMap(({ people }) => idsOf(people))
  const facts = await readFacts(sql, ids, when)
  return groups.map((group) => verdictsOn(facts, group))
}

const idsOf = (people: readonly AskedPerson[]) => people.map(({ id }) => id)

type Facts = Awaited<ReturnType<typeof readFacts>>

const verdictsOn = (facts: Facts, group: AskedGroup): Iterable<Verdict> => ({
  [Symbol.iterator]: () => eachVerdict(facts, group),
})

function* eachVerdict(
  { site, requirements, types, employers, personOf }: Facts,
  { people, asked }: AskedGroup,
): Generator<Verdict> {
  const rules = { requirements, types, entryNeedsPermit: site.entryNeedsPermit }
  const caseFor = remembered((dutyCodes: readonly JudgedDuty[] | undefined, employer) => {
    const own = { ...asked, day: site.day, time: site.time, dutyCodes }
    const counts = (requirement: Requirement) => appliesTo(requirement, own, employer)
    return { own, ownRules: { ...rules, requirements: requirements.filter(counts) } }
  })
  for (const { id, dutyCodes } of people) {
    const person = personOf(id)
    if (!person) continue
    const employer = employers.get(person.employerId ?? '') ?? null
    const facts = { person, employer }
    const { own, ownRules } = caseFor(dutyCodes, employer)
    const { verdict, reasons } = judge(facts, ownRules, own)
    const until = () => lastDayOf({ verdict }, facts, ownRules, own)
    yield { verdict, reasons, until, person, employer, site }
  }
}

type CaseFor<T> = (
  dutyCodes: readonly JudgedDuty[] | undefined,
  employer: EmployerFacts | null,
) => T

/** A crew is of few companies and duties. */
function remembered<T>(read: CaseFor<T>): CaseFor<T> {
  const known = new Map<string, T>()
  return (dutyCodes, employer) => {
    const key = `${dutyCodes?.join()} ${employer?.id}`
    const found = known.get(key) ?? read(dutyCodes, employer)
    known.set(key, found)
    return found
  }
}
