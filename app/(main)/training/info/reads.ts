import { infoInput, isCalendar, visibleInput } from '@/components/training-info/info-input'
import type { Query } from '@/components/table/list-input'
import { dayOf, viewOf } from '@/components/training-sessions/calendar-query'
import { settings } from '@/lib/domain/site/settings/contract'
import { getGlobalSetting } from '@/lib/domain/site/settings/queries'
import { siteStyle, siteToday } from '@/lib/domain/site/settings/style/queries'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { listSchedules } from '@/lib/domain/training/training-info/queries'
import { searchTrainingSessions } from '@/lib/domain/training/training-sessions/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** The sessions that the address asks for, the courses to choose from, and the holidays. */
export async function infoReads(query: Query) {
  const today = await siteToday()
  const { firstDayOfWeek } = await siteStyle()
  const inView = { view: viewOf(query), day: dayOf(query, today), firstDayOfWeek }
  const input = isCalendar(query) ? visibleInput(query, today, inView) : infoInput(query, today)
  return [
    prefetch(trainingInfo.searchSessions, searchTrainingSessions, input),
    prefetch(trainingInfo.listSchedules, listSchedules, {}),
    prefetch(settings.get, getGlobalSetting, {}),
  ]
}
