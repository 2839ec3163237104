import type { Prisma } from '@/lib/platform/db/generated/client'

/** Everything but the content. */
export const assetSelect = {
  id: true,
  assetType: true,
  fileName: true,
  contentType: true,
  size: true,
} satisfies Prisma.AssetSelect
