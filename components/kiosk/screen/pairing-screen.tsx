'use client'
import { Button, TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { renewKeys } from '../list/keys'
import { addresses, ask, Refusal } from '../store/api'
import type { Device } from '../store/database'
import { keepPairing } from '../store/device'
import { isFull } from '../store/room'
import { Frame } from './frame'
import classes from './kiosk.module.css'

type Fault = 'notPaired' | 'tooManyCodes' | 'noAnswer' | 'noPlace'

function faultOf(error: unknown): Fault {
  if (isFull(error)) return 'noPlace'
  if (!(error instanceof Refusal) || error.status >= 500) return 'noAnswer'
  return error.status === 429 ? 'tooManyCodes' : 'notPaired'
}

async function pair(code: string): Promise<void> {
  // Asked for beforehand: the code works only once.
  await renewKeys()
  await keepPairing(await ask<Device>(addresses.pair, { code }, {}))
  // Browsers clear what is not asked to stay when the disk is short.
  await navigator.storage?.persist?.()
}

export function PairingScreen() {
  const t = useTranslations('kiosk')
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!code.trim()) return
    setSending(true)
    await pair(code).catch((error: unknown) => setFault(faultOf(error)))
    setSending(false)
  }
  return (
    <Frame title={t('title')}>
      <form onSubmit={submit} className={classes.pairing}>
        <h2 className={classes.heading}>{t('pairTitle')}</h2>
        <p>{t('pairWhere')}</p>
        <TextInput
          label={t('pairCode')}
          size="xl"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={fault && t(fault)}
          classNames={{ input: classes.code }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          enterKeyHint="done"
        />
        <Button type="submit" size="xl" color="pine.9" loading={isSending}>
          {t('pairButton')}
        </Button>
      </form>
    </Frame>
  )
}
