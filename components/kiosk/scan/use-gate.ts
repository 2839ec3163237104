'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { queueLength } from '../queue/queue'
import type { Action } from '../unsent/rules'
import { serverNow } from '../store/clock'
import type { Device } from '../store/database'
import { isFull } from '../store/room'
import { isName, lookUp } from './look-up'
import { recordAction } from './record'
import {
  actionFor,
  blockOf,
  isSameScan,
  shownFor,
  wordOf,
  type Block,
  type Scan,
  type Shown,
} from './rules'
import type { Tune } from './sound'

export type Done = { kind: Action['kind']; name: string }
type Subject = Exclude<Shown, { kind: 'choice' }>
/** `problem`: why what was pressed last is recorded nowhere. */
type SubjectView = {
  kind: 'subject'
  shown: Subject
  block: Block | null
  isNoted: boolean
  problem: 'no-room' | 'not-kept' | null
}

export type View =
  | { kind: 'ready'; done: Done | null }
  | { kind: 'looking' }
  | { kind: 'choice'; shown: Extract<Shown, { kind: 'choice' }> }
  | SubjectView
  | { kind: 'refused'; text: string }

type Gate = { device: Device; list: GateList | null; sound: (tune: Tune) => void }

/** What the gate person sees: from a scan to what was recorded, and on to the next one. */
export function useGate({ device, list, sound }: Gate) {
  const locale = useLocale()
  const t = useTranslations('eligibility')
  const [view, setView] = useState<View>({ kind: 'ready', done: null })
  const [isSending, setSending] = useState(false)
  const last = useRef<Scan | null>(null)

  const nameOf = (shown: Subject) =>
    shown.kind === 'person' ? nameIn(locale, shown.match) : shown.scanned

  const fail = (failed: View) => {
    // The same card again is meant.
    last.current = null
    sound('failed')
    setView(failed)
  }

  /** False where it is recorded nowhere, which is shown then beside the verdict. */
  const keep = async (action: Action, shown: Subject, block: Block | null): Promise<boolean> => {
    try {
      const result = await recordAction(action, device.token)
      if (result?.outcome !== 'refused') return true
      fail({ kind: 'refused', text: result.text ?? '' })
    } catch (error) {
      const problem = isFull(error) ? 'no-room' : 'not-kept'
      fail({ kind: 'subject', shown, block, isNoted: false, problem })
    }
    return false
  }

  const made = (block: Block | null) => ({
    actionId: crypto.randomUUID(),
    at: new Date().toISOString(),
    block,
  })

  const show = async (shown: Shown): Promise<void> => {
    if (shown.kind === 'choice') return setView({ kind: 'choice', shown })
    const block = blockOf(shown.source, await queueLength(), serverNow())
    const isNoted = shown.kind === 'unknown' && !isName(shown.scanned)
    if (isNoted && !(await keep(actionFor(shown, 'Refused', made(block)), shown, block))) return
    sound(wordOf(shown, block))
    setView({ kind: 'subject', shown, block, isNoted, problem: null })
  }

  const scan = async (text: string): Promise<void> => {
    const current = { text: text.trim(), at: Date.now() }
    if (!current.text || isSameScan(last.current, current)) return
    last.current = current
    setView({ kind: 'looking' })
    const shown = await lookUp(current.text, { device, list, reader: { t, language: locale } })
    // Meanwhile another card may have been scanned.
    if (shown && last.current === current) await show(shown)
  }

  const choose = (match: GateMatch, { source }: Shown) =>
    show(shownFor([match], match.code, source))

  const pass = async (kind: Action['kind'], shown: Subject): Promise<void> => {
    setSending(true)
    try {
      const block = blockOf(shown.source, await queueLength(), serverNow())
      if (kind === 'In' && block) return await show(shown)
      if (!(await keep(actionFor(shown, kind, made(block)), shown, block))) return
      sound(kind === 'Refused' ? 'refused' : 'done')
      // The same card again is meant now.
      last.current = null
      setView({ kind: 'ready', done: { kind, name: nameOf(shown) } })
    } finally {
      setSending(false)
    }
  }

  const next = () => setView({ kind: 'ready', done: null })
  return { view, isSending, scan, choose, pass, next }
}
