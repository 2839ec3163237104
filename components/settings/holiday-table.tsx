'use client'
import { Paper } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { DataTable } from '@/components/table/data-table'
import { useDateStyle } from '@/components/ui/date-style'
import { EmptyState } from '@/components/ui/empty-state'
import { TwoNames } from '@/components/ui/two-names'
import { useRemoval } from '@/components/ui/use-removal'
import { settings, type GlobalSetting } from '@/lib/domain/site/settings/contract'
import { formatDay } from '@/lib/platform/dates/format'

const bin = <IconTrash size={16} />
type Row = GlobalSetting['holidays'][number] & { id: string }

export function HolidayTable({ setting }: { setting: GlobalSetting }) {
  const t = useTranslations()
  const columns = useHolidayColumns()
  const remove = useRemoval(settings.save)
  const dates = useDateStyle()
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
          rows={holidays.map((holiday) => ({ ...holiday, id: holiday.date }))}
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

/** Where a day stands in the table. */
export const idOfHoliday = (date: string) => `holiday-${date}`

function useHolidayColumns(): Column<Row>[] {
  const t = useTranslations('settings')
  const dates = useDateStyle()
  return [
    {
      key: 'date',
      header: t('date'),
      width: '12rem',
      cell: ({ date }) => <span id={idOfHoliday(date)}>{formatDay(dates, date)}</span>,
    },
    {
      key: 'name',
      header: t('holiday'),
      cell: ({ nameTh, nameEn }) => <TwoNames th={nameTh} en={nameEn} />,
    },
  ]
}
