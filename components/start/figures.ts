import type { gate } from '@/lib/domain/gate/gate/contract'
import type { employers } from '@/lib/domain/site/employers/contract'
import type { persons } from '@/lib/domain/people/persons/contract'
import type { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { workPermits } from '@/lib/domain/work/work-permits/contract'
import type { Day } from '@/lib/platform/dates/day'
import type { InputOf } from '@/lib/platform/contract/contract'

type PeopleFigure = {
  key: 'people' | 'passed' | 'failed' | 'expired' | 'notTrained'
  input: InputOf<typeof persons.search>
  /** The list of the people counted. */
  href: `/persons${string}`
}

/** Only the total is needed, which every page of the list carries. */
const total = { page: 1, pageSize: 1 }

const withStatus = (
  key: PeopleFigure['key'],
  TrainingStatus: 'Passed' | 'Failed' | 'Expired' | 'NotTrained',
): PeopleFigure => ({
  key,
  input: { ...total, TrainingStatus },
  href: `/persons?TrainingStatus=${TrainingStatus}`,
})

const people: PeopleFigure[] = [
  { key: 'people', input: total, href: '/persons' },
  withStatus('passed', 'Passed'),
  withStatus('notTrained', 'NotTrained'),
  withStatus('expired', 'Expired'),
  withStatus('failed', 'Failed'),
]
const permitsOf = (today: Day): InputOf<typeof workPermits.search> => ({
  ...total,
  group: 'any',
  fromDate: today,
  toDate: today,
})

const contractors: InputOf<typeof employers.search> = { ...total, kind: 'Contractor' }

const onSite: InputOf<typeof gate.onSite> = total

/** The open offer that ends first, and how many there are. */
const offers = { page: 1, pageSize: 1, status: 'Offered', sort: 'offerUntil' } as const

type CredentialFigure = {
  key: 'toReview' | 'expiring' | 'returned'
  input: InputOf<typeof credentials.search>
  href: `/credentials${string}`
}

const toReview: CredentialFigure = {
  key: 'toReview',
  input: { ...total, mineToReview: true },
  href: '/credentials',
}
const expiring: CredentialFigure = {
  key: 'expiring',
  input: { ...total, standing: 'Expiring' },
  href: '/credentials?tab=all&standing=Expiring',
}
const returned: CredentialFigure = {
  key: 'returned',
  input: { ...total, status: 'Returned' },
  href: '/credentials?tab=all&status=Returned',
}

/** What waits for a reviewer, or has come back to somebody who sends documents in, and what ends soon. */
export const credentialFigures = (reviews: boolean): CredentialFigure[] =>
  reviews ? [toReview, expiring] : [returned, expiring]

/** The inputs of the counts on the start page: the page prefetches them, the screen shows them. */
export const figures = { permitsOf, people, contractors, offers, onSite }
