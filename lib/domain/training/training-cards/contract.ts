import { file } from '@/lib/platform/contract/contract'
import { byId } from '@/lib/platform/contract/fields'

export const trainingCards = {
  pdf: file('/api/training-cards/pdf/{id}', {
    policy: 'worker-mgmt',
    summary: 'A worker’s training card, as a PDF',
    description:
      '`id` is the person’s. With a QR code that leads to the person as they stand when it is scanned. A caller who is Contractor and nothing more gets the own people’s only.',
    input: byId,
  }),
}
