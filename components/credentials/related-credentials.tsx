'use client'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { RelatedRecords } from '@/components/record/related-records'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { InputOf } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { inOwnOrder, useCredentialColumns } from './list/credential-columns'
import type { FormStart } from './send/credential-form-drawer'
import { useCredentialDrawers } from './use-credential-drawers'

type Props = {
  input: InputOf<typeof credentials.search>
  title: string
  empty: string
  /** Whose document a new one is; without it the reader cannot send any. */
  start?: FormStart
}

/** The credentials of a person or a company on their page. */
export function RelatedCredentials({ input, title, empty, start: holder }: Props) {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const { type, expiresOn, status } = useCredentialColumns()
  const { open, start, drawers } = useCredentialDrawers()
  return (
    <div>
      <RelatedRecords
        title={title}
        contract={credentials.search}
        input={input}
        columns={inOwnOrder([type, expiresOn, status])}
        empty={empty}
        nameOf={(row) => nameIn(locale, row.type)}
        onOpen={open}
      />
      {holder && (
        <Button
          variant="default"
          mt="xs"
          leftSection={<IconPlus size={18} />}
          onClick={() => start(holder)}
          data-screen-only
        >
          {t('sendOne')}
        </Button>
      )}
      {drawers}
    </div>
  )
}
