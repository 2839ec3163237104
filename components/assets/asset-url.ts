import { assets } from '@/lib/domain/site/assets/contract'
import { pathOf } from '@/lib/platform/browser/client'

/** Where the bytes of a stored file are. */
export const assetUrl = (id: string) => pathOf(assets.get, { id })
