import type { ReasonReader } from '@/lib/domain/eligibility/eligibility/wording/rules'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import { LONGEST_KEYWORD, SHORTEST_KEYWORD } from '@/lib/domain/gate/gate/events/rules'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { lookInList } from '@/lib/domain/gate/gate/snapshot/rules'
import { parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { addresses, ask, isRevoked, isUnacceptable, PATIENCE } from '../store/api'
import { serverNow } from '../store/clock'
import type { Device } from '../store/database'
import { wipeRevoked } from '../store/device'
import { shownFor, type Shown } from './rules'

export type Lookup = { device: Device; list: GateList | null; reader: ReasonReader }

const LETTERS = new RegExp(`^[\\p{L}\\p{M} .'-]{${SHORTEST_KEYWORD},${LONGEST_KEYWORD}}$`, 'u')

/** Of letters alone, at least two; anything else is meant to be a card. */
export const isName = (text: string): boolean =>
  parsePersonIdentifier(text) === null && LETTERS.test(text)

/**
 * Asks the server; without an answer in time, or where it cannot answer now, this one scan uses the list. Null where the
 * access has ended; `foreign` where the server says that this is no text of a card.
 */
export async function lookUp(
  text: string,
  { device, list, reader }: Lookup,
): Promise<Shown | 'foreign' | null> {
  const asked = isName(text) ? { keyword: text } : { text }
  try {
    const matches = await ask<GateMatch[]>(addresses.look, asked, {
      token: device.token,
      language: reader.language,
      patience: PATIENCE,
    })
    return shownFor(matches, text, { isOffline: false, list })
  } catch (error) {
    if (isRevoked(error)) {
      await wipeRevoked(device.token)
      return null
    }
    if (isUnacceptable(error)) return 'foreign'
  }
  const at = { gateId: device.gate.id, now: serverNow() }
  const matches = list ? lookInList(list, asked, at, reader) : []
  return shownFor(matches, text, { isOffline: true, list })
}
