'use client'
import { gate, type GateMatch } from '@/lib/domain/gate/gate/contract'
import { LONGEST_KEYWORD, SHORTEST_KEYWORD } from '@/lib/domain/gate/gate/events/rules'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { useApi, useAreTried } from '@/lib/platform/browser/use-api'
import { guestsOf } from './guests'

/** `P-000123`: shorter ones may still be on their way from the keys. */
const LENGTH_OF_CODE = 8
/** In milliseconds. */
const PAUSE = 200
const REFRESH = 30_000

/**
 * Who the typed or scanned text means: a code or a card finds one person, anything else is part of a name, unless it is too
 * long for one. Several are shown once their guests are known, as those would move the people below them. `found`: a whole
 * code or card that has found its person.
 */
export function useLook(text: string, gateId: string | undefined) {
  const typed = text.trim()
  const isCode = parsePersonIdentifier(typed) !== null
  const enabled = isCode || typed.length >= SHORTEST_KEYWORD
  const isName = !isCode && typed.length <= LONGEST_KEYWORD
  const answer = useApi(
    gate.look,
    { ...(isName ? { keyword: typed } : { text: typed }), gateId },
    { enabled, debounce: PAUSE, refetchInterval: REFRESH },
  )
  const looked: GateMatch[] | undefined = enabled ? answer.data : undefined
  const several = looked && looked.length > 1 ? looked : []
  const matches = useAreTried(gate.onSite, several.map(guestsOf)) ? looked : undefined
  const isWhole = isCode && typed.length >= LENGTH_OF_CODE
  const found = isWhole && matches?.length === 1 ? typed : null
  return { isAsked: enabled, matches, found, error: answer.error, retry: answer.refetch }
}
