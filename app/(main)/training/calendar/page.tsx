import { CalendarScreen } from '@/components/training-sessions/calendar-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { calendarReads } from './reads'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('trainingCalendar')

export default async function CalendarPage({ searchParams }: PageProps<'/training/calendar'>) {
  await gate('/training/calendar')
  return (
    <Prefetched of={await calendarReads(await listQueryOf('/training/calendar', searchParams))}>
      <CalendarScreen />
    </Prefetched>
  )
}
