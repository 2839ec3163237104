'use client'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { RelatedRecords } from '@/components/record/related-records'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { requestsOf } from './requests-input'
import { useRequestColumns } from './request-columns'
import { useRequestDrawers } from './use-request-drawers'

/** What a person has asked under the law on personal data, on their page. */
export function RelatedRequests({ personId }: { personId: string }) {
  const t = useTranslations('privacyRequests')
  const { kind, dueAt, status } = useRequestColumns()
  const { open, add, drawers } = useRequestDrawers(personId)
  return (
    <div>
      <RelatedRecords
        title={t('ofPerson')}
        contract={privacyRequests.search}
        input={requestsOf(personId)}
        columns={[kind, dueAt, status].map((column) => ({ ...column, sort: undefined }))}
        empty={t('noneOfPerson')}
        nameOf={(row) => t(`kinds.${row.kind}`)}
        onOpen={open}
      />
      <Button
        variant="default"
        mt="xs"
        leftSection={<IconPlus size={18} />}
        onClick={add}
        data-screen-only
      >
        {t('add')}
      </Button>
      {drawers}
    </div>
  )
}
