'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { queueLength } from '../store/queue'
import type { Action } from '../queue/rules'
import { serverNow } from '../store/clock'
import type { Device } from '../store/database'
import { isFull } from '../store/room'
import { isName, lookUp } from './look-up'
import { recordAction } from './record'
import {
  actionFor,
  blockOf,
  isCardText,
  isSameScan,
  shownFor,
  wordOf,
  type Block,
  type Scan,
  type Shown,
} from './rules'
import type { Tune } from './sound'
import {
  afterEnding,
  afterReading,
  afterScan,
  firstScreen,
  type Ending,
  type Subject,
  type View,
} from './views'

type Gate = { device: Device; list: GateList | null; sound: (tune: Tune) => void }

/** What the gate person sees: from a scan to what was recorded, and on to the next one. */
export function useGate({ device, list, sound }: Gate) {
  const locale = useLocale()
  const t = useTranslations('eligibility')
  const [{ view, lines }, setScreen] = useState(firstScreen)
  const [isSending, setSending] = useState(false)
  const last = useRef<Scan | null>(null)
  /** Of which scan the view is. */
  const turn = useRef(0)

  const setView = (next: View) => setScreen((screen) => ({ ...screen, view: next }))

  const nameOf = (shown: Subject) =>
    shown.kind === 'person' ? nameIn(locale, shown.match) : shown.scanned

  /** Null where it is recorded. */
  const keep = (kind: Action['kind'], shown: Subject, block: Block | null) =>
    failureOf({ action: actionFor(shown, kind, made(block)), shown, block }, device, nameOf(shown))

  const end = (ending: Ending, ofTurn: number): void => {
    const isCurrent = turn.current === ofTurn
    // The same card again is meant now.
    if (isCurrent) last.current = null
    if (ending.kind !== 'done') sound('failed')
    else if (isCurrent) sound(ending.done.kind === 'Refused' ? 'refused' : 'done')
    setScreen((screen) => afterEnding(screen, ending, isCurrent))
  }

  const show = async (shown: Shown, ofTurn: number): Promise<void> => {
    if (shown.kind === 'choice') return setView({ kind: 'choice', shown })
    const block = blockOf(shown.source, await knownQueueLength(), serverNow())
    const isNoted = shown.kind === 'unknown' && !isName(shown.scanned)
    const failed = isNoted && (await keep('Refused', shown, block))
    if (failed) return end(failed, ofTurn)
    if (turn.current !== ofTurn) return
    sound(wordOf(shown, block))
    setView({ kind: 'subject', shown, block, isNoted, problem: null })
  }

  const scan = async (text: string): Promise<void> => {
    const current = { text: text.trim(), at: Date.now() }
    if (!current.text || isSameScan(last.current, current)) return
    last.current = current
    const ofTurn = ++turn.current
    setScreen((screen) => afterScan(screen, { kind: 'looking' }))
    const shown = isCardText(current.text)
      ? await lookUp(current.text, { device, list, reader: { t, language: locale } })
      : 'foreign'
    // Meanwhile another card may have been scanned.
    if (!shown || turn.current !== ofTurn) return
    if (shown !== 'foreign') return show(shown, ofTurn)
    sound('unknown')
    setView({ kind: 'foreign' })
  }

  const choose = (match: GateMatch, { source }: Shown) =>
    show(shownFor([match], match.code, source), turn.current)

  const pass = async (kind: Action['kind'], shown: Subject): Promise<void> => {
    const ofTurn = turn.current
    setSending(true)
    try {
      const block = blockOf(shown.source, await knownQueueLength(), serverNow())
      if (kind === 'In' && block) {
        if (turn.current === ofTurn) await show(shown, ofTurn)
        return
      }
      const failed = await keep(kind, shown, block)
      end(failed ?? { kind: 'done', done: { kind, name: nameOf(shown) } }, ofTurn)
    } finally {
      setSending(false)
    }
  }

  const next = () => setView({ kind: 'ready', done: null })
  const read = (line: Ending) => setScreen((screen) => afterReading(screen, line))
  const isIdle = view.kind === 'ready' && lines.length === 0 && !isSending
  return { view, lines, isSending, isIdle, scan, choose, pass, next, read }
}

/** A store that is broken hides no verdict: what is pressed then is said to be not recorded. */
const knownQueueLength = () => queueLength().catch(() => 0)

const made = (block: Block | null) => ({
  actionId: crypto.randomUUID(),
  at: new Date().toISOString(),
  block,
})

type Pressed = { action: Action; shown: Subject; block: Block | null }

/** What the screen says where an action is not recorded; null where it is. */
async function failureOf(
  { action, shown, block }: Pressed,
  { token }: Device,
  name: string,
): Promise<Ending | null> {
  try {
    const result = await recordAction(action, token)
    if (result?.outcome !== 'refused') return null
    return { kind: 'refused', name, text: result.text ?? '' }
  } catch (error) {
    const problem = isFull(error) ? 'no-room' : 'not-kept'
    return { kind: 'problem', name, problem, shown, block }
  }
}
