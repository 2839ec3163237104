'use client'
import { Group, NativeSelect, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PAGE_SIZE, PAGE_SIZES, pageSizeOf } from './list-input'
import { PageNumbers } from './page-numbers'
import { useQueryState } from './use-list'

type Props = {
  page: number
  pages: number
  total: number
  onPage: (page: number) => void
  children?: ReactNode
}

export function Pager({ page, pages, total, onPage, children }: Props) {
  const t = useTranslations('table')
  const size = pageSizeOf(useQueryState().query)
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {pages > 1 ? t('range', { from, to, total }) : t('total', { total })}
      </Text>
      <Group gap="sm" data-screen-only>
        {children}
        {total > PAGE_SIZE && <PageSize size={size} from={from} />}
        {pages > 1 && <PageNumbers page={page} pages={pages} onPage={onPage} />}
      </Group>
    </Group>
  )
}

/** `from`: the number of the first row shown, which stays on the page of the new size. */
function PageSize({ size, from }: { size: number; from: number }) {
  const t = useTranslations('table')
  const { change } = useQueryState()
  const choose = (next: number) => {
    const page = Math.ceil(from / next)
    change({
      pageSize: next === PAGE_SIZE ? undefined : String(next),
      page: page > 1 ? String(page) : undefined,
    })
  }
  return (
    <NativeSelect
      size="xs"
      aria-label={t('pageSize')}
      value={size}
      data={PAGE_SIZES.map((value) => ({
        value: String(value),
        label: t('perPage', { count: value }),
      }))}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    />
  )
}
