import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, type Sought } from '@/lib/platform/db/found'
import { TRAINING_SESSIONS } from '../days/rows'

/** By words of the plan or the place, the nearest day first. */
export const foundSessions = (sought: Sought) =>
  foundIn(
    {
      type: 'training-session',
      columns: fragment`session."id", session."id"::text AS "key",
        schedule."nickname" AS "nameTh", schedule."name" AS "nameEn",
        concat_ws(' · ', session."startTime", session."location") AS "detailTh",
        concat_ws(' · ', session."startTime", session."location") AS "detailEn",
        session."date"::text AS "day"`,
      from: fragment`${TRAINING_SESSIONS} JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"`,
      visible: fragment`true`,
      exact: null,
      searched: [
        fragment`schedule."name"`,
        fragment`schedule."nickname"`,
        fragment`session."location"`,
      ],
      order: fragment`abs("day"::date - ${sought.today}::date)`,
    },
    sought,
  )
