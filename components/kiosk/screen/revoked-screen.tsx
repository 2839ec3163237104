'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLastDelivery } from '../list/use-upkeep'
import { queueLength } from '../store/queue'
import { useKept } from '../store/use-kept'
import { Frame } from './frame'
import classes from './kiosk.module.css'
import { PairingScreen } from './pairing-screen'

export function RevokedScreen() {
  const t = useTranslations('kiosk')
  const [isPairing, setPairing] = useState(false)
  const { value: queued } = useKept(queueLength, 'queue')
  useLastDelivery()
  if (isPairing) return <PairingScreen />
  return (
    <Frame title={t('title')}>
      <section role="alert">
        <h2 className={classes.heading}>{t('revokedTitle')}</h2>
        <p>{t('revokedText')}</p>
        {queued !== undefined && <p>{t('revokedQueue', { count: queued })}</p>}
      </section>
      <Button size="lg" mt="md" color="pine.9" onClick={() => setPairing(true)}>
        {t('pairAgain')}
      </Button>
    </Frame>
  )
}
