'use client'
import { useLocale, useTranslations } from 'next-intl'
import { nameIn } from '@/lib/platform/i18n/names'
import type { Site } from '../shell/site'
import { readList } from '../list/list'
import { useUpkeep } from '../list/use-upkeep'
import { useSound } from '../scan/sound'
import { useGate } from '../scan/use-gate'
import type { Device } from '../store/database'
import { useKept } from '../store/use-kept'
import { Finder } from './finder'
import { Frame } from './frame'
import { StatusLine } from './status-line'
import { GateView } from './gate-view'

type Props = { device: Device; site: Site }

/** The ten seconds of the gate person: a card, a face, one word, the reason, in or out, the next card. */
export function GateScreen({ device, site }: Props) {
  const t = useTranslations('kiosk')
  const locale = useLocale()
  const { value: list = null } = useKept(readList, 'list')
  const fault = useUpkeep(device)
  const { isMuted, sound, toggle } = useSound()
  const gate = useGate({ device, list, sound })
  const isReady = gate.view.kind === 'ready'
  return (
    <Frame
      title={nameIn(locale, device.gate)}
      sound={{ isMuted, toggle }}
      status={<StatusLine list={list} fault={fault && t(`faults.${fault}`)} />}
    >
      <Finder onText={gate.scan} isReady={isReady} />
      <GateView gate={gate} site={site} token={device.token} />
    </Frame>
  )
}
