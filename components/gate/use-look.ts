'use client'
import { gate, type GateMatch } from '@/lib/domain/gate/gate/contract'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { useApi } from '@/lib/platform/browser/use-api'

const FEWEST_LETTERS = 2
/** In milliseconds. */
const PAUSE = 200
const REFRESH = 30_000

/** Who the typed or scanned text means: a code or a card finds one person, anything else is part of a name. */
export function useLook(text: string, gateId: string | undefined) {
  const typed = text.trim()
  const isCode = parsePersonIdentifier(typed) !== null
  const enabled = isCode || typed.length >= FEWEST_LETTERS
  const answer = useApi(
    gate.look,
    { ...(isCode ? { text: typed } : { keyword: typed }), gateId },
    { enabled, debounce: PAUSE, refetchInterval: REFRESH },
  )
  const matches: GateMatch[] | undefined = enabled ? answer.data : undefined
  return { isAsked: enabled, matches, error: answer.error, retry: answer.refetch }
}
