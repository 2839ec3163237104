import { calendarInput, dayOf, viewOf } from '@/components/training-sessions/calendar-query'
import type { Query } from '@/components/table/list-input'
import { settings } from '@/lib/domain/site/settings/contract'
import { getGlobalSetting } from '@/lib/domain/site/settings/queries'
import { siteStyle, siteToday } from '@/lib/domain/site/settings/style/queries'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { searchTrainingPlans } from '@/lib/domain/training/training-plans/queries'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { searchTrainingSessions } from '@/lib/domain/training/training-sessions/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The sessions of the days that the address names, the plans to choose from, and the holidays. */
export async function calendarReads(query: Query) {
  const { firstDayOfWeek } = await siteStyle()
  const day = dayOf(query, await siteToday())
  const input = calendarInput(query, viewOf(query), day, firstDayOfWeek)
  return [
    prefetch(trainingSessions.search, searchTrainingSessions, input),
    prefetch(trainingPlans.search, searchTrainingPlans, {}),
    prefetch(settings.get, getGlobalSetting, {}),
  ]
}
