'use client'
import { Button, Text } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { assetUrl } from '@/components/assets/asset-url'
import type { PersonRecord } from '@/lib/domain/people/persons/contract'
import classes from './person-screen.module.css'

/** Loaded on request only: each look at an ID card is recorded. */
export function IdCard({ IdCardAsset: card, can }: PersonRecord) {
  const t = useTranslations('persons')
  const [isShown, setShown] = useState(false)
  if (!card) return '–'
  if (!can.openIdCard)
    return (
      <Text span inherit c="dimmed">
        {t('idCardClosed')}
      </Text>
    )
  if (!isShown)
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconId size={16} aria-hidden />}
        onClick={() => setShown(true)}
      >
        {t('showIdCard')}
      </Button>
    )
  // The server has resized the image already, and its URL is private: next/image has nothing to add.
  // oxlint-disable-next-line nextjs/no-img-element
  return <img src={assetUrl(card.id)} alt={t('idCard')} className={classes.card} />
}
