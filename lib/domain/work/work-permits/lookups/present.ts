import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { reaches, type Actor } from '@/lib/platform/access/actor'
import { fromColumn } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { PermitWorker } from './contract'

export const workerSelect = {
  id: true,
  ...personNameSelect,
  employerId: true,
  trainingStatus: true,
  trainingValidUntil: true,
  profileAssetId: true,
} satisfies Prisma.PersonSelect

type Person = Prisma.PersonGetPayload<{ select: typeof workerSelect }>

/** Who worked on a permit stays on it; how somebody is trained who works for others now is theirs to know. */
export function presentWorker(actor: Actor, person: Person): PermitWorker {
  const { id, employerId, trainingStatus, trainingValidUntil, profileAssetId } = person
  const isOpen = reaches(actor, employerId)
  return {
    id,
    ...namesOf(person),
    TrainingStatus: isOpen ? trainingStatus : null,
    trainingValidUntil: isOpen && trainingValidUntil ? fromColumn(trainingValidUntil) : null,
    profileAssetId: isOpen ? profileAssetId : null,
  }
}
