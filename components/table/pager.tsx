'use client'
import { Group, Pagination, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PAGE_SIZE } from './list-input'

type Props = { page: number; pages: number; total: number; onPage: (page: number) => void }

export function Pager({ page, pages, total, onPage }: Props) {
  const t = useTranslations('table')
  const from = (page - 1) * PAGE_SIZE + 1
  const to = Math.min(page * PAGE_SIZE, total)
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {pages > 1 ? t('range', { from, to, total }) : t('total', { total })}
      </Text>
      {pages > 1 && (
        <Pagination
          component="nav"
          aria-label={t('pages')}
          total={pages}
          value={page}
          onChange={onPage}
          size="sm"
          data-screen-only
          getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
          getControlProps={(control) => ({
            'aria-label': t(control === 'previous' ? 'previousPage' : 'nextPage'),
          })}
        />
      )}
    </Group>
  )
}
