import { gate } from '@/lib/domain/gate/gate/contract'
import { pathOf } from '@/lib/platform/browser/client'

/** Of a person who has a photograph; null otherwise. */
export const photoUrl = ({ id, hasPhoto }: { id: string; hasPhoto: boolean }) =>
  hasPhoto ? pathOf(gate.photo, { id }) : null
