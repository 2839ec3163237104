'use client'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { Calendar } from '@/components/calendar/calendar'
import { useDrawer } from '@/components/form/use-drawer'
import { ImportLink } from '@/components/imports/import-link'
import { PageHeader } from '@/components/layout/page-header'
import { useQueryState } from '@/components/table/use-list'
import { useDateStyle } from '@/components/ui/date-style'
import { LoadError } from '@/components/ui/load-error'
import { useToday } from '@/components/ui/use-today'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { route } from '@/lib/platform/access/route'
import type { Day } from '@/lib/platform/dates/day'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { CalendarFilters } from './calendar-filters'
import { calendarInput, dayOf, viewOf } from './calendar-query'
import type { Move } from './move-dialog'
import type { SessionSubject } from './session-drawer'
import { useHolidays } from './use-holidays'
import { useSessionEvents } from './use-session-events'

const MoveDialog = dynamic(() =>
  fetchPart(() => import('./move-dialog')).then((part) => part.MoveDialog),
)
const SessionDrawer = dynamic(() =>
  fetchPart(() => import('./session-drawer')).then((part) => part.SessionDrawer),
)

export function CalendarScreen() {
  const t = useTranslations()
  const router = useRouter()
  const today = useToday()
  const { firstDayOfWeek } = useDateStyle()
  const address = useQueryState()
  const view = viewOf(address.query)
  const day = dayOf(address.query, today)
  const input = calendarInput(address.query, view, day, firstDayOfWeek)
  const answer = useApi(trainingSessions.search, input, { placeholderData: (previous) => previous })
  const drawer = useDrawer<SessionSubject>()
  const move = useDrawer<Move>()
  const { eventOf, ...key } = useSessionEvents()
  const holidays = useHolidays()
  const sessions = answer.data?.rows ?? []
  const sessionOf = (id: string) => sessions.find((session) => session.id === id)!
  const show = (date: Day) => address.change({ date: date === today ? undefined : date })
  const addButton = (
    <Button
      leftSection={<IconPlus size={18} />}
      onClick={() => drawer.open({ day: day < today ? today : day })}
    >
      {t('trainingSessions.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('trainingSessions.calendar')}
        hint={t('trainingSessions.calendarHint')}
        actions={
          <>
            <ImportLink of="TrainingResults" />
            {addButton}
          </>
        }
      />
      <Stack gap="md">
        <CalendarFilters {...address} />
        {answer.error && <LoadError problem={answer.error} retry={answer.refetch} />}
        <Calendar
          label={t('trainingSessions.calendar')}
          events={sessions.map(eventOf)}
          holidays={holidays}
          view={view}
          day={day}
          today={today}
          onView={(next, date = day) =>
            address.change({ view: next, date: date === today ? undefined : date })
          }
          onDay={show}
          onOpen={({ id }) => router.push(route(`/training/sessions/${id}`))}
          onMove={({ id }, to) => move.open({ session: sessionOf(id), to })}
          onPick={(date) => drawer.open({ day: date })}
          {...key}
          isStale={answer.isFetching && (answer.isPlaceholderData || !answer.data)}
        />
      </Stack>
      {move.wasOpened && <MoveDialog {...move} />}
      {drawer.wasOpened && <SessionDrawer {...drawer} onSaved={show} />}
    </>
  )
}
