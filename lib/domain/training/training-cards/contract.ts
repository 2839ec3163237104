import * as z from 'zod'
import { file, fileByPost } from '@/lib/platform/contract/contract'
import { byId } from '@/lib/platform/contract/fields'
import { manyIds } from '@/lib/platform/contract/many'

export const trainingCards = {
  pdf: file('/api/training-cards/pdf/{id}', {
    policy: 'worker-mgmt',
    summary: 'A worker’s training card, as a PDF',
    description:
      '`id` is the person’s. With a QR code that leads to the person as they stand when it is scanned. A caller who is Contractor and nothing more gets the own people’s only.',
    input: byId,
  }),
}

export const personCards = {
  exportCards: fileByPost('/api/persons/exportCards', {
    policy: 'worker-mgmt',
    summary: 'The training cards of several workers, as one PDF',
    description:
      'Each begins a page, by name. All or none: 400 `record-not-found` names in `errors` each that the caller may not see.',
    input: z.object({ ids: manyIds }),
  }),
}
