import type { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export const requestsOf = (personId: string): InputOf<typeof privacyRequests.search> => ({
  personId,
})
