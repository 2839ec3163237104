import type { MusterRecord } from '@/lib/domain/gate/musters/contract'
import { MINUTE } from '@/lib/platform/dates/durations'

/** How long a muster lasted, or has lasted until `asOf`. */
export const minutesOf = ({
  startedAt,
  endedAt,
  asOf = startedAt,
}: Pick<MusterRecord, 'startedAt' | 'endedAt'> & { asOf?: string }): number =>
  Math.round((Date.parse(endedAt ?? asOf) - Date.parse(startedAt)) / MINUTE)
