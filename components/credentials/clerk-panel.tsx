'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { RelatedRecords } from '@/components/record/related-records'
import type { Column } from '@/components/table/column'
import { useDateStyle } from '@/components/ui/date-style'
import { credentials, type CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { inOwnOrder, useCredentialColumns } from './list/credential-columns'
import { RefusedTomorrow } from './list/refused-tomorrow'
import { clerkInputs } from './list/clerk-inputs'
import { useCredentialDrawers } from './use-credential-drawers'

/** What the clerk of a company has to do: what came back, what ends, and what is under review. */
export function ClerkPanel() {
  const t = useTranslations('credentials')
  const nameOf = useEmployerName()
  const { holder, type, status } = useCredentialColumns()
  const { open, edit, start, drawers } = useCredentialDrawers()
  const { why, next, sentIn } = useClerkColumns(edit)
  const common = {
    contract: credentials.search,
    nameOf: (row: CredentialRecord) => nameOf(row.person ?? row.employer ?? row.type),
    onOpen: open,
  }
  return (
    <Stack gap="lg">
      <RefusedTomorrow onSend={start} />
      <RelatedRecords
        {...common}
        title={t('clerk.returned')}
        empty={t('clerk.noReturned')}
        input={clerkInputs.returned}
        columns={inOwnOrder([holder, type, why, next])}
      />
      {(['expired', 'expiring'] as const).map((which) => (
        <RelatedRecords
          {...common}
          key={which}
          title={t(which === 'expired' ? 'standings.Expired' : 'standings.Expiring')}
          empty={t('clerk.noEnding')}
          input={clerkInputs[which]}
          columns={inOwnOrder([holder, type, status, next])}
        />
      ))}
      <RelatedRecords
        {...common}
        title={t('clerk.pending')}
        empty={t('clerk.noPending')}
        input={clerkInputs.pending}
        columns={inOwnOrder([holder, type, sentIn])}
      />
      {drawers}
    </Stack>
  )
}

type Key = 'why' | 'next' | 'sentIn'

function useClerkColumns(
  edit: (row: CredentialRecord) => void,
): Record<Key, Column<CredentialRecord>> {
  const t = useTranslations('credentials')
  const dates = useDateStyle()
  return {
    why: {
      key: 'why',
      header: t('clerk.why'),
      isPlain: true,
      cell: ({ returnCode, reviewReason }) => (
        <span>
          {returnCode && t(`returnCodes.${returnCode}`)}
          <Text span display="block" size="sm">
            {reviewReason && t('toSend', { note: reviewReason })}
          </Text>
        </span>
      ),
    },
    next: {
      key: 'next',
      header: t('clerk.next'),
      isPlain: true,
      cell: (row) =>
        row.renewal ? null : (
          <Button size="xs" variant="light" onClick={() => edit(row)}>
            {t(row.status === 'Approved' ? 'renew' : 'edit')}
          </Button>
        ),
    },
    sentIn: {
      key: 'sentIn',
      header: t('clerk.waitingSince'),
      isShort: true,
      cell: ({ submittedAt }) => formatInstant(dates, submittedAt),
    },
  }
}
