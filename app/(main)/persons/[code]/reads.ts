import { consentsOf } from '@/components/consents/consents-input'
import { entryOf } from '@/components/eligibility/entry-input'
import {
  credentialsOf,
  passagesOf,
  permitsOf,
  trainingsOf,
} from '@/components/persons/record/person-inputs'
import { requestsOf } from '@/components/privacy-requests/requests-input'
import { firstRows } from '@/components/record/few-rows'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { searchCredentials } from '@/lib/domain/eligibility/credentials/queries'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { checkEligibility } from '@/lib/domain/eligibility/eligibility/check/queries'
import { gate } from '@/lib/domain/gate/gate/contract'
import { searchHistory } from '@/lib/domain/gate/gate/history/queries'
import { consents } from '@/lib/domain/people/consents/contract'
import { searchConsents } from '@/lib/domain/people/consents/queries'
import type { PersonPage } from '@/lib/domain/people/persons/contract'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { searchPrivacyRequests } from '@/lib/domain/people/privacy-requests/queries'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { searchEnrollments } from '@/lib/domain/training/training-enrollments/queries'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchPermits } from '@/lib/domain/work/work-permits/queries'
import { prefetch } from '@/lib/platform/http/prefetch'

/** What is shown beside the facts of a person, so that nothing moves once it is shown. */
export const panelReads = ({ id, can }: PersonPage) => [
  prefetch(eligibility.check, checkEligibility, entryOf(id)),
  prefetch(credentials.search, searchCredentials, { ...credentialsOf(id), ...firstRows }),
  prefetch(workPermits.search, searchPermits, { ...permitsOf(id), ...firstRows }),
  prefetch(consents.search, searchConsents, consentsOf(id)),
  ...(can.seeTrainings
    ? [
        prefetch(trainingEnrollments.search, searchEnrollments, {
          ...trainingsOf(id),
          ...firstRows,
        }),
      ]
    : []),
  ...(can.seePassages
    ? [prefetch(gate.history, searchHistory, { ...passagesOf(id), ...firstRows })]
    : []),
  ...(can.erase
    ? [prefetch(privacyRequests.search, searchPrivacyRequests, { ...requestsOf(id), ...firstRows })]
    : []),
]
