import { consentsOf } from '@/components/consents/consents-input'
import { entryOf } from '@/components/eligibility/entry-input'
import {
  credentialsOf,
  passagesOf,
  permitsOf,
  trainingsOf,
} from '@/components/persons/record/person-input'
import { FEW_ROWS } from '@/components/record/few-rows'
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

const few = { page: 1, pageSize: FEW_ROWS }

/** What is shown beside the facts of a person: at once, so that nothing moves under a finger. */
export const panelReads = ({ id, can }: PersonPage) => [
  prefetch(eligibility.check, checkEligibility, entryOf(id)),
  prefetch(credentials.search, searchCredentials, { ...credentialsOf(id), ...few }),
  prefetch(workPermits.search, searchPermits, { ...permitsOf(id), ...few }),
  prefetch(consents.search, searchConsents, consentsOf(id)),
  ...(can.seeTrainings
    ? [prefetch(trainingEnrollments.search, searchEnrollments, { ...trainingsOf(id), ...few })]
    : []),
  ...(can.seePassages
    ? [prefetch(gate.history, searchHistory, { ...passagesOf(id), ...few })]
    : []),
  ...(can.erase
    ? [prefetch(privacyRequests.search, searchPrivacyRequests, { personId: id, ...few })]
    : []),
]
