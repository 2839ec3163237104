import type { Worker } from '@/lib/domain/people/persons/workers/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { PermitWorker } from './contract'

/** The worker stays on the permit, but a Contractor does not see the training of somebody who has left the company. */
export function presentWorker(actor: Actor, person: Worker): PermitWorker {
  const { id, code, employerId, trainingStatus, trainingValidUntil, profileAssetId } = person
  const isVisible = isEmployerInScope(actor, employerId)
  return {
    id,
    ...namesOf(person),
    code: isVisible ? code : null,
    TrainingStatus: isVisible ? trainingStatus : null,
    trainingValidUntil: isVisible && trainingValidUntil ? fromUtcDate(trainingValidUntil) : null,
    profileAssetId: isVisible ? profileAssetId : null,
  }
}
