'use client'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useQueryState } from '@/components/table/use-list'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { auditInput } from './audit-input'
import { SubjectLink } from './subject-link'

/** Above the lines of one record: which it is, and the way back to all. */
export function OneRecord() {
  const t = useTranslations('audit')
  const { query, change } = useQueryState()
  const { data } = useApi(auditLog.search, auditInput(query))
  const [line] = data?.rows ?? []
  if (!query.get('subjectId')) return null
  return (
    <Group gap="sm">
      <Text fw={600}>
        {t('onlyAbout')} {line ? <SubjectLink line={line} /> : query.get('subjectId')}
      </Text>
      <Button
        size="xs"
        variant="default"
        onClick={() => change({ subjectId: undefined, page: undefined })}
      >
        {t('allRecords')}
      </Button>
    </Group>
  )
}
