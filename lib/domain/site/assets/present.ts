import type { Prisma } from '@/lib/platform/db/generated/client'

/** A file as other records show it: everything but its bytes. */
export const assetSelect = {
  id: true,
  assetType: true,
  fileName: true,
  contentType: true,
  size: true,
} satisfies Prisma.AssetSelect
