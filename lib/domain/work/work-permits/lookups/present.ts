import type { Worker } from '@/lib/domain/people/persons/workers/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { PermitWorker } from './contract'

/** Who worked on a permit stays on it; how somebody is trained who works for others now is theirs to know. */
export function presentWorker(actor: Actor, person: Worker): PermitWorker {
  const { id, employerId, trainingStatus, trainingValidUntil, profileAssetId } = person
  const isOpen = isEmployerInScope(actor, employerId)
  return {
    id,
    ...namesOf(person),
    TrainingStatus: isOpen ? trainingStatus : null,
    trainingValidUntil: isOpen && trainingValidUntil ? fromUtcDate(trainingValidUntil) : null,
    profileAssetId: isOpen ? profileAssetId : null,
  }
}
