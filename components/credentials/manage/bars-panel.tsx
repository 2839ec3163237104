'use client'
import { Group, Text } from '@mantine/core'
import { IconLockOpen, IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { EmployerName } from '@/components/lookups/employer-name'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import type { Column } from '@/components/table/column'
import { ListTable } from '@/components/table/list-table'
import { AddButton } from '@/components/ui/add-button'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge } from '@/components/ui/status-badge'
import { TwoLines } from '@/components/ui/two-lines'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { bars, type BarRecord } from '@/lib/domain/eligibility/bars/contract'
import { formatDay } from '@/lib/platform/dates/format'
import { type Named } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'

const BarDrawer = dynamic(() =>
  fetchPart(() => import('./bar-drawer')).then((part) => part.BarDrawer),
)

const holderOf = ({ person, employer }: BarRecord): Named =>
  person ?? employer ?? { nameTh: '–', nameEn: null }

/** People and companies who may not come in or work. */
export function BarsPanel() {
  const t = useTranslations('credentials.bars')
  const common = useTranslations('common')
  const employerName = useEmployerName()
  const drawer = useDrawer<BarRecord>()
  const lift = useLift()
  const nameOf = (bar: BarRecord) => employerName(holderOf(bar))
  const actionsOf = (bar: BarRecord) =>
    bar.can.lift
      ? [
          {
            label: common('edit'),
            icon: <IconPencil size={16} />,
            onClick: () => drawer.open(bar),
          },
          {
            label: t('lift'),
            icon: <IconLockOpen size={16} />,
            onClick: () => void lift(bar, nameOf(bar)),
          },
        ]
      : []
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text c="dimmed">{t('text')}</Text>
        <AddButton onClick={() => drawer.open(null)}>{t('add')}</AddButton>
      </Group>
      <ListTable
        contract={bars.search}
        what={t('what')}
        columns={useBarColumns()}
        filters={[
          {
            name: 'isLifted',
            label: t('state'),
            options: [
              { value: 'false', label: t('inForce') },
              { value: 'true', label: t('lifted') },
            ],
          },
        ]}
        empty={{ title: t('empty') }}
        nameOf={nameOf}
        actionsOf={actionsOf}
      />
      {drawer.wasOpened && <BarDrawer {...drawer} />}
    </>
  )
}

function useLift() {
  const t = useTranslations('credentials.bars')
  const confirm = useConfirm()
  const { send } = useToastedCommand(bars.lift)
  return async ({ id, rowVersion }: BarRecord, name: string) => {
    const question = {
      title: t('liftTitle'),
      text: t('liftText', { name }),
      confirmLabel: t('lift'),
    }
    if (await confirm(question)) await send({ id, rowVersion }, t('done'))
  }
}

function useBarColumns(): Column<BarRecord>[] {
  const t = useTranslations('credentials.bars')
  const dates = useDateStyle()
  return [
    {
      key: 'who',
      header: t('who'),
      cell: (bar) => (
        <TwoLines
          first={<EmployerName of={holderOf(bar)} />}
          second={bar.person && bar.employer && <EmployerName of={bar.employer} />}
        />
      ),
    },
    { key: 'reason', isOptional: true, header: t('reason'), cell: ({ reason }) => reason },
    {
      key: 'fromDate',
      isOptional: true,
      header: t('fromDate'),
      sort: 'fromDate',
      isShort: true,
      cell: ({ fromDate }) => formatDay(dates, fromDate),
    },
    {
      key: 'untilDate',
      isOptional: true,
      header: t('untilDate'),
      sort: 'untilDate',
      isShort: true,
      cell: ({ untilDate }) => (untilDate ? formatDay(dates, untilDate) : t('open')),
    },
    {
      key: 'state',
      isPlain: true,
      header: t('state'),
      isShort: true,
      cell: ({ isInForce, liftedAt }) => (
        <StatusBadge tone={isInForce ? 'bad' : 'neutral'}>
          {isInForce ? t('inForce') : t(liftedAt ? 'lifted' : 'over')}
        </StatusBadge>
      ),
    },
  ]
}
