import { assets } from '@/lib/domain/site/assets/contract'
import { pathOf } from '@/lib/platform/browser/client'

export const assetUrl = (id: string) => pathOf(assets.get, { id })
