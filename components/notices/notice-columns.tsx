'use client'
import { Group, Text } from '@mantine/core'
import { IconCircleFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge } from '@/components/ui/status-badge'
import { WholeCodes } from '@/components/ui/whole-words'
import type { NoticeRecord } from '@/lib/domain/people/notices/contract'
import { formatInstant } from '@/lib/platform/dates/format'

export function useNoticeColumns(): Column<NoticeRecord>[] {
  const t = useTranslations('notices')
  const dates = useDateStyle()
  return [
    {
      key: 'notice',
      header: t('columns.notice'),
      cell: ({ title, text, isUrgent, readAt }) => (
        <span>
          <Group gap="xs" component="span">
            <Text fw={readAt ? 400 : 700} component="span">
              <WholeCodes text={title} />
            </Text>
            {isUrgent && <StatusBadge tone="bad">{t('urgent')}</StatusBadge>}
          </Group>
          <Text size="sm" c="dimmed" component="span" display="block">
            <WholeCodes text={text} />
          </Text>
        </span>
      ),
    },
    {
      key: 'state',
      isPlain: true,
      header: t('columns.state'),
      isShort: true,
      isDetail: ({ readAt }) => readAt !== null,
      cell: ({ readAt }) => (
        <StatusBadge
          tone={readAt ? 'neutral' : 'info'}
          icon={readAt ? undefined : IconCircleFilled}
        >
          {t(readAt ? 'read' : 'unread')}
        </StatusBadge>
      ),
    },
    {
      key: 'createdAt',
      isPlain: true,
      isOptional: true,
      header: t('columns.when'),
      sort: 'createdAt',
      isShort: true,
      cell: ({ createdAt }) => formatInstant(dates, createdAt),
    },
  ]
}
