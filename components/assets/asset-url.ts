import { assets } from '@/lib/domain/assets/contract'
import { pathOf } from '@/lib/platform/http/client'

/** Where the bytes of a stored file are. */
export const assetUrl = (id: string) => pathOf(assets.get, { id })
