import { CalendarScreen } from '@/components/training-sessions/calendar-screen'
import { calendarInput, dayOf, viewOf } from '@/components/training-sessions/calendar-query'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { searchTrainingPlans } from '@/lib/domain/training/training-plans/queries'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { searchTrainingSessions } from '@/lib/domain/training/training-sessions/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { siteStyle, siteToday } from '@/lib/domain/site/settings/style/queries'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('trainingCalendar')

export default async function TrainingCalendarPage({
  searchParams,
}: PageProps<'/training/calendar'>) {
  await gate('/training/calendar')
  const query = await searchParams
  const { firstDayOfWeek } = await siteStyle()
  const day = dayOf(query, await siteToday())
  const input = calendarInput(query, viewOf(query, false), day, firstDayOfWeek)
  const reads = [
    prefetch(trainingSessions.search, searchTrainingSessions, input),
    prefetch(trainingPlans.search, searchTrainingPlans, {}),
  ]
  return (
    <Prefetched of={reads}>
      <CalendarScreen />
    </Prefetched>
  )
}
