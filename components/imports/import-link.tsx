'use client'
import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { ImportKind } from '@/lib/domain/site/imports/rules'
import { route } from '@/lib/platform/access/route'

/** From a list of records to importing such records from a file. */
export function ImportLink({ of }: { of: ImportKind }) {
  const t = useTranslations('imports')
  return (
    <Button
      component={IntentLink}
      href={route(`/imports?of=${of}`)}
      variant="default"
      leftSection={<IconTableImport size={18} aria-hidden />}
    >
      {t('from')}
    </Button>
  )
}
