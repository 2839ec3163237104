import type { employers } from '@/lib/domain/site/employers/contract'
import type { persons } from '@/lib/domain/people/persons/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

type PeopleFigure = {
  key: 'people' | 'passed' | 'failed' | 'expired' | 'notTrained'
  input: InputOf<typeof persons.search>
  /** The people counted, as the list shows them. */
  href: `/persons${string}`
}

/** Only the total is wanted; the endpoint gives it with any page. */
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
const contractors: InputOf<typeof employers.search> = { ...total, kind: 'Contractor' }

/** What the start page counts. The page reads it ahead, the screen shows it. */
export const figures = { people, contractors }
