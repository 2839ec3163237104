'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { readList, type ListFault } from '../list/list'
import { useUpkeep } from '../list/use-upkeep'
import { useMusterUpkeep } from './use-muster-upkeep'
import { useOpened } from './use-opened'
import { useRollCall } from './use-roll-call'
import { useSound } from '../scan/sound'
import { useGate } from '../scan/use-gate'
import type { Device } from '../store/database'
import { useKept } from '../store/use-kept'
import { useNewest } from '../store/use-newest'
import { Finder } from './finder'
import { Frame } from './frame'
import { GateView } from './gate-view'
import { MarkAnswers } from './mark-answers'
import { MessageScreen } from './message-screen'
import { MusterBar } from './muster-bar'
import { MusterScreen } from './muster-screen'
import { StatusLine } from './status-line'

/** Opens once the list is read: by a list that is still to come, whoever is scanned without a network is unknown. */
export function GateScreen({ device }: { device: Device }) {
  const { value: list = null, isRead, hasFailed } = useKept(readList, 'list')
  const fault = useUpkeep(device)
  if (!isRead && !hasFailed) return <MessageScreen message="opening" />
  return <Gate device={device} list={list} fault={fault} />
}

type Props = { device: Device; list: GateList | null; fault: ListFault | null }

/** The ten seconds of the gate person: a card, a face, one word, the reason, in or out, the next card. */
function Gate({ device, list, fault }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const rollCall = useRollCall(device.gate.id, list)
  const { opened, open, close } = useOpened(rollCall)
  useMusterUpkeep(device, opened !== null)
  const { isMuted, sound, toggle } = useSound()
  const gate = useGate({ device, list, sound })
  useNewest(opened === null && gate.isIdle)
  const running = rollCall?.muster.endedAt === null ? rollCall.muster.id : null
  useEffect(() => {
    if (running && isNews(running)) sound('alarm')
  }, [running, sound])
  const status = <StatusLine list={list} fault={fault && t(`kiosk.faults.${fault}`)} />
  const ofSound = { isMuted, toggle }
  if (opened) {
    const title = `${t('musters.title')}: ${t(`musters.kinds.${opened.muster.kind}`)}`
    const back = { label: t('kiosk.muster.back'), go: close }
    return (
      <Frame title={title} sound={ofSound} status={status} back={back}>
        <MusterScreen rollCall={opened} list={list} token={device.token} onBack={close} />
      </Frame>
    )
  }
  return (
    <Frame title={nameIn(locale, device.gate)} sound={ofSound} status={status}>
      {rollCall && <MusterBar {...rollCall} onOpen={() => open(rollCall)} />}
      <MarkAnswers />
      <Finder onText={gate.scan} isReady={gate.view.kind === 'ready'} />
      <GateView gate={gate} token={device.token} />
    </Frame>
  )
}

const KEY = 'kiosk-alarmed'

/** Whether this device has not sounded for this roll call yet: a page that is loaded again stays silent. */
function isNews(musterId: string): boolean {
  if (localStorage.getItem(KEY) === musterId) return false
  localStorage.setItem(KEY, musterId)
  return true
}
