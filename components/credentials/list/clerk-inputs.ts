import type { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

type Input = InputOf<typeof credentials.search>

/** What the page of a company's clerk lists: the most urgent first. */
export const clerkInputs = {
  returned: { status: 'Returned', sort: 'submittedAt' },
  expired: { standing: 'Expired', sort: '-expiresOn' },
  expiring: { standing: 'Expiring', sort: 'expiresOn' },
  pending: { status: 'Submitted', sort: 'submittedAt' },
} as const satisfies Record<string, Input>
