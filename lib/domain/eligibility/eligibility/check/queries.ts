import { listPersonIds } from '@/lib/domain/people/persons/listed/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { readSessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { readPermitCase } from '@/lib/domain/work/work-permits/asked/queries'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { listLimitPlusOne } from '@/lib/platform/db/paging'
import type { ReadContext } from '@/lib/platform/http/context'
import { presentVerdict } from '../present'
import { readEachVerdict, readVerdicts, type AskedCase } from '../queries'
import type { Verdict } from '../rules'
import type { CheckedCase, CheckedPerson, eligibility } from './contract'

type CheckInput = CheckedInputOf<typeof eligibility.check>
type Checked = Omit<CheckInput, 'page' | 'pageSize'>

export async function checkEligibility(
  context: ReadContext,
  { page, pageSize, ...input }: CheckInput,
): Promise<OutputOf<typeof eligibility.check>> {
  const start = page ? (page - 1) * pageSize : 0
  const end = page ? start + pageSize : listLimitPlusOne()
  if (input.verdict) {
    let total = 0
    const rows: CheckedPerson[] = []
    for (const each of await readEachChecked(context, input)) {
      if (total >= start && total < end) rows.push(presentChecked(context, each))
      total += 1
    }
    return { rows, total }
  }
  // Whatever their verdict, only those who are shown are judged.
  const { people, asked } = await findChecked(context, input)
  const shown = await readVerdicts(context.sql, people.slice(start, end), asked)
  return { rows: shown.map((each) => presentChecked(context, each)), total: people.length }
}

/** The verdicts that match, in the order asked for. */
export const readChecked = async (context: ReadContext, input: Checked): Promise<Verdict[]> => [
  ...(await readEachChecked(context, input)),
]

async function readEachChecked(context: ReadContext, { verdict, ...input }: Checked) {
  const { people, asked } = await findChecked(context, input)
  return matching(await readEachVerdict(context.sql, people, asked), verdict)
}

function* matching(verdicts: Iterable<Verdict>, word: Checked['verdict']): Generator<Verdict> {
  for (const each of verdicts) if (!word || each.verdict === word) yield each
}

/** The people that match, in the order asked for, and what they are judged for. */
async function findChecked(
  context: ReadContext,
  { keyword, personIds, employerId, case: given, sort }: Omit<Checked, 'verdict'>,
) {
  const ids = await listPersonIds(context, { keyword, ids: personIds, employerId }, sort)
  const { asked, dutiesOf } = await resolveCase(context, given)
  return { people: ids.map((id) => ({ id, dutyCodes: dutiesOf(id) })), asked }
}

export function presentChecked(context: ReadContext, verdict: Verdict): CheckedPerson {
  const { person, employer } = verdict
  return {
    ...presentVerdict(context, verdict),
    code: person.code,
    ...namesOf(person),
    employer: employer && { id: employer.id, nameTh: employer.nameTh, nameEn: employer.nameEn },
  }
}

type Resolved = {
  asked: AskedCase
  /** What a person does in this case. */
  dutiesOf: (personId: string) => CheckedCase['dutyCodes']
}

/** A permit or session that the caller may not see does not exist. */
async function resolveCase(context: ReadContext, given: CheckedCase): Promise<Resolved> {
  const { permitId, sessionId, dutyCodes = ['Worker'], at, ...rest } = given
  const moment = at ? new Date(at) : context.now
  if (permitId) {
    const permit = await readPermitCase(context, permitId)
    if (!permit) throw missing('permitId', permitId)
    const ownDuties = new Map(permit.workers.map(({ id, dutyCodes: own }) => [id, own]))
    return { asked: permit.asked, dutiesOf: (id) => ownDuties.get(id) ?? dutyCodes }
  }
  const session = sessionId ? await readSessionSeats(context.sql, sessionId) : null
  const asked = session
    ? { ...rest, at: moment, day: session.date, scheduleId: session.scheduleId }
    : { ...rest, at: moment }
  return { asked, dutiesOf: () => dutyCodes }
}

const missing = (field: string, id: string) =>
  new Problem('record-not-found', { field: `case.${field}`, values: { id } })
