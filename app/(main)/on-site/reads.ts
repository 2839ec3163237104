import { runningInput } from '@/components/musters/running-input'
import { gate } from '@/lib/domain/gate/gate/contract'
import { countHeads, searchOnSite } from '@/lib/domain/gate/gate/presence/queries'
import { musters } from '@/lib/domain/gate/musters/contract'
import { searchMusters } from '@/lib/domain/gate/musters/queries'
import { may, type Actor } from '@/lib/platform/access/actor'
import type { InputOf } from '@/lib/platform/contract/contract'
import { prefetch } from '@/lib/platform/http/prefetch'

/** Who is on site, and the roll call that runs for those who may mark people. */
export const onSiteReads = (actor: Actor, input: InputOf<typeof gate.onSite>) => [
  prefetch(gate.onSite, searchOnSite, input),
  prefetch(gate.headcount, countHeads, {}),
  ...(may(actor, 'muster') ? [prefetch(musters.search, searchMusters, runningInput)] : []),
]
