import { listPersonIds } from '@/lib/domain/people/persons/listed/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { readTimeZone, siteClock } from '@/lib/domain/site/settings/queries'
import { readSessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { readPermitCase, readRequestedFor } from '@/lib/domain/work/work-permits/asked/queries'
import { mayLetPass } from '@/lib/domain/work/work-permits/readiness/rules'
import { may } from '@/lib/platform/access/actor'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { dayIn } from '@/lib/platform/dates/day'
import { listLimitPlusOne } from '@/lib/platform/db/paging'
import type { ReadContext } from '@/lib/platform/http/context'
import { presentVerdict, type VerdictReader } from '../present'
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
    const { verdicts, present } = await readEachChecked(context, input)
    for (const each of verdicts) {
      if (total >= start && total < end) rows.push(present(each))
      total += 1
    }
    return { rows, total }
  }
  // Whatever their verdict, only those who are shown are judged.
  const { people, asked, present } = await findChecked(context, input)
  const shown = await readVerdicts(context.sql, people.slice(start, end), asked)
  return { rows: shown.map(present), total: people.length }
}

/** The verdicts that match, in the order asked for, and how each is shown to the caller. */
export async function readChecked(context: ReadContext, input: Checked) {
  const { verdicts, present } = await readEachChecked(context, input)
  return { verdicts: [...verdicts], present }
}

async function readEachChecked(context: ReadContext, { verdict, ...input }: Checked) {
  const { people, asked, present } = await findChecked(context, input)
  return { verdicts: matching(await readEachVerdict(context.sql, people, asked), verdict), present }
}

function* matching(verdicts: Iterable<Verdict>, word: Checked['verdict']): Generator<Verdict> {
  for (const each of verdicts) if (!word || each.verdict === word) yield each
}

/** The people that match, in the order asked for, what they are judged for, and how that is shown to the caller. */
async function findChecked(
  context: ReadContext,
  { keyword, personIds, employerId, case: given, sort }: Omit<Checked, 'verdict'>,
) {
  const ids = await listPersonIds(context, { keyword, ids: personIds, employerId }, sort)
  const { asked, dutiesOf, mayPropose } = await resolveCase(context, given)
  return {
    people: ids.map((id) => ({ id, dutyCodes: dutiesOf(id) })),
    asked,
    present: (verdict: Verdict) =>
      presentChecked({ ...context, mayPropose: mayPropose(verdict.person.id) }, verdict),
  }
}

function presentChecked(reader: VerdictReader, verdict: Verdict): CheckedPerson {
  const { person, employer } = verdict
  return {
    ...presentVerdict(reader, verdict),
    code: person.code,
    ...namesOf(person),
    employer: employer && { id: employer.id, nameTh: employer.nameTh, nameEn: employer.nameEn },
  }
}

type Resolved = {
  asked: AskedCase
  /** What a person does in this case. */
  dutiesOf: (personId: string) => CheckedCase['dutyCodes']
  /** Whether the caller may let a person pass in this case. */
  mayPropose: (personId: string) => boolean
}

/** A permit or session that the caller may not see does not exist. */
async function resolveCase(context: ReadContext, given: CheckedCase): Promise<Resolved> {
  const { permitId, sessionId, dutyCodes = ['Worker'], at, ...rest } = given
  const moment = at ? new Date(at) : context.now
  if (permitId) {
    const permit = await readPermitCase(context, permitId)
    if (!permit) throw missing('permitId', permitId)
    const ownDuties = new Map(permit.workers.map(({ id, dutyCodes: own }) => [id, own]))
    const mayPropose = mayLetPass(permit, context.actor, await siteClock(context.db, context.now))
    return {
      asked: permit.asked,
      dutiesOf: (id) => ownDuties.get(id) ?? dutyCodes,
      mayPropose: () => mayPropose,
    }
  }
  const session = sessionId ? await readSessionSeats(context.sql, sessionId) : null
  const asked = session
    ? { ...rest, at: moment, day: session.date, scheduleId: session.scheduleId }
    : { ...rest, at: moment }
  return { asked, dutiesOf: () => dutyCodes, mayPropose: await readMayPropose(context, asked) }
}

/** For a day: until its end, and of work for nobody for whom the caller has requested a permit of that day. */
async function readMayPropose(
  { db, actor, now }: ReadContext,
  { purpose, at, day }: AskedCase,
): Promise<Resolved['mayPropose']> {
  const timeZone = await readTimeZone({ db })
  const asked = day ?? dayIn(timeZone, at)
  if (!may(actor, 'eligibility-override') || asked < dayIn(timeZone, now)) return () => false
  const requested =
    purpose === 'Work' ? await readRequestedFor(db, { userId: actor.userId, day: asked }) : null
  return (personId) => !requested?.has(personId)
}

const missing = (field: string, id: string) =>
  new Problem('record-not-found', { field: `case.${field}`, values: { id } })
