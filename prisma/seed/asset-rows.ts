import type { Prisma } from '@/lib/platform/db/generated/client'

export type AssetRow = Prisma.AssetCreateManyInput

export const assetRow = (row: Omit<AssetRow, 'size'>): AssetRow => ({
  ...row,
  size: row.content.byteLength,
})
