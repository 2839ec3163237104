'use client'
import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Pager } from '@/components/table/pager'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { LoadError } from '@/components/ui/load-error'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'
import { importOutcomes } from '@/lib/domain/site/imports/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import { labelOf } from './error-groups'
import { RowCard } from './row-card'
import classes from './rows.module.css'

/** Which rows are shown. */
export type Shown = {
  outcome?: (typeof importOutcomes)[number]
  column?: string
  code?: string
}

type Props = { file: ImportPage; shown: Shown; onShow: (shown: Shown) => void }

const PAGE_SIZE = 50

export function RowsList({ file, shown, onShow }: Props) {
  const t = useTranslations('imports.check')
  const [page, setPage] = useState(1)
  const title = useRef<HTMLHeadingElement>(null)
  const input = { id: file.id, ...shown, page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useApi(imports.searchRows, input, {
    placeholderData: (previous) => previous,
    // A job has changed the rows while the list was away.
    staleTime: 0,
  })
  const turnTo = (next: number) => {
    setPage(next)
    title.current?.focus()
  }
  return (
    <Stack component="section" gap="sm" aria-label={t('rows')}>
      <Group justify="space-between" align="end">
        <Title order={2} ref={title} tabIndex={-1}>
          {shown.code ? t('filtered', { reason: reasonOf(file, shown) }) : t('rows')}
        </Title>
        <OutcomeSelect file={file} shown={shown} onShow={onShow} />
      </Group>
      {error ? (
        <LoadError problem={error} retry={refetch} />
      ) : !data ? (
        <TableSkeleton />
      ) : (
        <>
          <ul className={classes.rows}>
            {data.rows.map((row) => (
              <RowCard
                key={row.rowNo}
                file={file}
                row={row}
                onGone={() => title.current?.focus()}
              />
            ))}
          </ul>
          {data.total === 0 && <Text c="dimmed">–</Text>}
          <Pager
            page={page}
            pages={Math.max(1, Math.ceil(data.total / PAGE_SIZE))}
            total={data.total}
            onPage={turnTo}
          />
        </>
      )}
    </Stack>
  )
}

function reasonOf(file: ImportPage, { column, code }: Shown): string {
  const label = labelOf(file, column ?? null)
  const group = file.errorGroups.find(
    (each) => each.code === code && each.column === (column ?? null),
  )
  return [label, group?.message].filter(Boolean).join(': ')
}

function OutcomeSelect({ file, shown, onShow }: Props) {
  const t = useTranslations('imports')
  const options = importOutcomes.filter((outcome) => file.counts[outcome] > 0)
  return (
    <NativeSelect
      label={t('check.filter')}
      value={shown.outcome ?? ''}
      data={[
        { value: '', label: t('check.all') },
        ...options.map((value) => ({
          value,
          label: `${t(`outcomes.${value}`)} (${file.counts[value]})`,
        })),
      ]}
      onChange={({ currentTarget }) =>
        onShow({ outcome: importOutcomes.find((each) => each === currentTarget.value) })
      }
    />
  )
}
