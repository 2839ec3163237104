'use client'
import { Paper } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { useDateStyle } from '@/components/ui/date-style'
import { EmptyState } from '@/components/ui/empty-state'
import { TwoNames } from '@/components/ui/two-names'
import { useToday } from '@/components/ui/use-today'
import { useRemoval } from '@/components/ui/use-removal'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'

const bin = <IconTrash size={16} />
type Row = GlobalSetting['holidays'][number] & { id: string }

export function HolidayTable({ setting }: { setting: GlobalSetting }) {
  const t = useTranslations()
  const columns = useHolidayColumns()
  const remove = useRemoval(settings.save)
  const dates = useDateStyle()
  const today = useToday()
  const { FirstDayOfWeek, rowVersion, holidays } = setting
  const nameOf = ({ date }: Row) => formatDay(dates, date)
  const removal = (row: Row) => ({
    input: {
      FirstDayOfWeek,
      rowVersion,
      holidays: holidays.filter(({ date }) => date !== row.date),
    },
    name: nameOf(row),
    text: t('settings.holidayRemoveText'),
  })
  return (
    <Paper withBorder style={{ overflow: 'hidden' }}>
      {holidays.length === 0 ? (
        <EmptyState title={t('settings.noHolidays')} />
      ) : (
        <DataTable
          caption={t('settings.tabs.holidays')}
          rows={nextFirst(holidays, today).map((holiday) => ({ ...holiday, id: holiday.date }))}
          columns={columns}
          nameOf={nameOf}
          actionsOf={(row) => [
            {
              label: t('common.remove'),
              icon: bin,
              isDestructive: true,
              onClick: () => void remove(removal(row)),
            },
          ]}
        />
      )}
    </Paper>
  )
}

/** Those that are over come last, the latest first. */
function nextFirst(holidays: GlobalSetting['holidays'], today: Day) {
  const isOver = ({ date }: { date: Day }) => date < today
  return [...holidays.filter((each) => !isOver(each)), ...holidays.filter(isOver).toReversed()]
}

function useHolidayColumns(): Column<Row>[] {
  const t = useTranslations('settings')
  const dates = useDateStyle()
  return [
    {
      key: 'date',
      header: t('date'),
      width: '12rem',
      cell: ({ date }) => formatDay(dates, date),
    },
    {
      key: 'name',
      header: t('holiday'),
      cell: ({ nameTh, nameEn }) => <TwoNames th={nameTh} en={nameEn} />,
    },
  ]
}
