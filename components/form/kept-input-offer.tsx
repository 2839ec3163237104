'use client'
import { Alert, Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { useDateStyle } from '@/components/ui/date-style'
import { formatInstant } from '@/lib/platform/dates/format'
import type { KeptInputOfForm } from './use-kept-input'

type Props = {
  kept: KeptInputOfForm
  /** The version of the record as it was read now. */
  rowVersion?: number
}

/** Offers what the reader typed into this form before and did not save. */
export function KeptInputOffer({ kept: { offer, accept, forget }, rowVersion }: Props) {
  const t = useTranslations('form')
  const dates = useDateStyle()
  if (!offer) return null
  const at = formatInstant(dates, new Date(offer.at).toISOString())
  return (
    <Alert
      color="pine"
      role="status"
      icon={<IconPencil />}
      title={t('keptTitle')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <Text size="sm">{t('keptText', { at })}</Text>
      {(offer.rowVersion ?? null) !== (rowVersion ?? null) && (
        <Text size="sm">{t('keptOutdated')}</Text>
      )}
      <Actions>
        <Button size="sm" variant="default" onClick={forget}>
          {t('keptDecline')}
        </Button>
        <Button size="sm" onClick={accept}>
          {t('keptAccept')}
        </Button>
      </Actions>
    </Alert>
  )
}
