import {
  judgeResults,
  lockResults,
  lockWrittenResults,
  removeUntouchedResults,
  writeResults,
} from '@/lib/domain/training/training-enrollments/results/commands'
import {
  resultInput,
  type ResultSave,
} from '@/lib/domain/training/training-enrollments/results/contract'
import { readAttendancesOn } from '@/lib/domain/training/training-enrollments/results/queries'
import {
  personDayOf,
  type ResultChange,
} from '@/lib/domain/training/training-enrollments/results/rules'
import { findPlansByText } from '@/lib/domain/training/training-plans/match/queries'
import { keyOfSlot } from '@/lib/domain/training/training-sessions/past/rules'
import { usedHalves } from '@/lib/domain/training/training-plans/rules'
import { textOf, type Value } from '../../cells/rules'
import { nameAndCompany, whoFields } from '../people/columns'
import { lookUpPeople } from '../people/commands'
import { resolveField, textsIn } from '../references/rules'
import type { Importing, Kind, Match, RowToLookUp } from '../rows'
import { trainingResultColumns } from './columns'

type Slot = Required<Pick<ResultSave, 'personId' | 'scheduleId' | 'date' | 'period'>>

/** What tells a result from others, where the row says it whole. */
function slotOf({ personId, scheduleId, date, period }: Record<string, Value>): Slot | null {
  const [person, plan, day] = [textOf(personId), textOf(scheduleId), textOf(date)]
  const half = period === 'Morning' || period === 'Afternoon' ? period : null
  if (!person || !plan || !day || !half) return null
  return { personId: person, scheduleId: plan, date: day, period: half }
}

export const trainingResultsKind: Kind<ResultSave, ResultChange> = {
  columns: trainingResultColumns,
  input: resultInput,
  keyFields: whoFields,
  askedBy: nameAndCompany,
  isAboutPerson: true,
  async lookUp(context, rows) {
    await lookUpPeople(context, rows)
    await lookUpPlans(context, rows)
  },
  keyOf(values) {
    const slot = slotOf(values)
    return slot && `${slot.personId} ${slot.scheduleId} ${slot.date} ${slot.period}`
  },
  async match({ sql }, rows) {
    const slots = rows.map(({ values }) => slotOf(values))
    const found = await readAttendancesOn(
      sql,
      slots.filter((slot) => slot !== null),
    )
    return rows.map(({ alike }, index): Match => {
      const slot = slots[index]
      const known =
        slot && found.get(personDayOf(slot))?.find((each) => keyOfSlot(each) === keyOfSlot(slot))
      return known ? { known: { id: known.id, name: slot.date } } : { alike }
    })
  },
  async lockAll(context, rows) {
    const slots = rows.flatMap(({ values }) => slotOf(values) ?? [])
    await lockResults(
      context,
      slots,
      slots.map(({ personId }) => personId),
    )
  },
  lockWritten: lockWrittenResults,
  judge: judgeResults,
  write: writeResults,
  removeUntouched: removeUntouchedResults,
}

/** Plans by name or nickname; of one with a single half-day a row need not say which. */
async function lookUpPlans({ sql }: Importing, rows: readonly RowToLookUp[]): Promise<void> {
  const found = await findPlansByText(sql, textsIn(rows, 'scheduleId'))
  resolveField(rows, 'scheduleId', found, (plan, { values }) => {
    const [half, other] = usedHalves(plan)
    if (values.period === undefined && half && !other) values.period = half.period
  })
}
