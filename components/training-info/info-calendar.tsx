'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Calendar } from '@/components/calendar/calendar'
import type { Filter } from '@/components/table/filter'
import { useListTools } from '@/components/table/list-tools'
import { Toolbar } from '@/components/table/toolbar'
import { useQueryState } from '@/components/table/use-list'
import { dayOf, viewOf } from '@/components/training-sessions/calendar-query'
import { useHolidays } from '@/components/training-sessions/use-holidays'
import { useSessionEvents } from '@/components/training-sessions/use-session-events'
import { withSeatSearch } from '@/components/training/seat-search'
import { useDateStyle } from '@/components/ui/date-style'
import { LoadError } from '@/components/ui/load-error'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import type { Day } from '@/lib/platform/dates/day'
import { useApi } from '@/lib/platform/browser/use-api'
import { visibleInput } from './info-input'
import { pageOfSession } from './page-of-session'

type Props = { today: Day; filters: Filter[] }
export function InfoCalendar({ today, filters }: Props) {
  const t = useTranslations()
  const router = useRouter()
  const { address, query, change } = useQueryState()
  const { firstDayOfWeek } = useDateStyle()
  const view = viewOf(query)
  const day = dayOf(query, today)
  const input = visibleInput(query, today, { view, day, firstDayOfWeek })
  const answer = useApi(trainingInfo.searchSessions, input, {
    placeholderData: (previous) => previous,
  })
  const { eventOf, ...key } = useSessionEvents()
  const holidays = useHolidays()
  const show = (date: Day) => change({ date: date === today ? undefined : date })
  return (
    <Stack gap="md">
      <Toolbar
        what={t('trainingInfo.what')}
        filters={filters}
        query={query}
        change={change}
        tools={useListTools({ address, change })}
      />
      {answer.error && <LoadError problem={answer.error} retry={answer.refetch} />}
      <Calendar
        label={t('trainingInfo.title')}
        events={(answer.data?.rows ?? []).map(eventOf)}
        holidays={holidays}
        view={view}
        day={day}
        today={today}
        onView={(next, date = day) =>
          change({ view: next, date: date === today ? undefined : date })
        }
        onDay={show}
        onOpen={(event) => router.push(withSeatSearch(pageOfSession(event), query))}
        {...key}
        isStale={answer.isFetching && (answer.isPlaceholderData || !answer.data)}
      />
    </Stack>
  )
}
