import { QUEUE, type CredentialTab } from '@/components/credentials/list/tabs'
import { clerkInputs } from '@/components/credentials/list/clerk-inputs'
import { firstRows } from '@/components/record/few-rows'
import { listInput } from '@/components/table/list-input'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { searchBars } from '@/lib/domain/eligibility/bars/queries'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { searchCredentialTypes } from '@/lib/domain/eligibility/credential-types/queries'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { searchCredentials } from '@/lib/domain/eligibility/credentials/queries'
import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import { prefetch } from '@/lib/platform/http/prefetch'

/** What a reader is offered; the first one is shown where the address names none. */
export function tabsFor(actor: Actor): CredentialTab[] {
  return [
    ...(isContractorOnly(actor) ? ['clerk' as const] : []),
    ...(may(actor, 'credential-review') ? ['review' as const] : []),
    'all',
    ...(may(actor, 'eligibility-mgmt') ? (['types', 'bars'] as const) : []),
  ]
}

type Query = Record<string, string | string[] | undefined>

/** What a tab shows first. */
export function credentialReads(tab: CredentialTab, query: Query) {
  if (tab === 'review') return [prefetch(credentials.search, searchCredentials, QUEUE)]
  if (tab === 'clerk')
    return Object.values(clerkInputs).map((input) =>
      prefetch(credentials.search, searchCredentials, { ...input, ...firstRows }),
    )
  if (tab === 'types') {
    const input = listInput(credentialTypes.search, query)
    return [prefetch(credentialTypes.search, searchCredentialTypes, input)]
  }
  if (tab === 'bars') return [prefetch(bars.search, searchBars, listInput(bars.search, query))]
  return [prefetch(credentials.search, searchCredentials, listInput(credentials.search, query))]
}
