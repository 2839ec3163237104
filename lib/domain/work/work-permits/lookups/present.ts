import { personNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { fromColumn } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { PermitWorker } from './contract'

export const workerSelect = {
  id: true,
  ...personNameSelect,
  trainingStatus: true,
  trainingValidUntil: true,
  profileAssetId: true,
} satisfies Prisma.PersonSelect

type Person = Prisma.PersonGetPayload<{ select: typeof workerSelect }>

export const presentWorker = (person: Person): PermitWorker => ({
  id: person.id,
  ...namesOf(person),
  TrainingStatus: person.trainingStatus,
  trainingValidUntil: person.trainingValidUntil && fromColumn(person.trainingValidUntil),
  profileAssetId: person.profileAssetId,
})
