import type { Actor } from '@/lib/platform/access/actor'
import type { SavedView as Row } from '@/lib/platform/db/generated/client'
import type { SavedView } from './contract'
import { mayChange } from './references'
import { listScreenOf } from './rules'

export const presentView = (
  { id, screen, name, query, isShared, isDefault, ownerId, rowVersion }: Row,
  ownerNames: { th: string; en: string },
  actor: Actor,
): SavedView => ({
  id,
  screen: listScreenOf(screen)!,
  name,
  query,
  isShared,
  isDefault,
  isOwn: ownerId === actor.userId,
  owner: { id: ownerId, nameTh: ownerNames.th, nameEn: ownerNames.en },
  can: { change: mayChange(actor, { ownerId }) },
  rowVersion,
})
