// What every route of the minimal target shares: the least that Next and Prisma let one write.
import { PrismaPg } from '@prisma/adapter-pg'
import { jwtVerify } from 'jose'
import { PrismaClient } from '../../lib/platform/db/generated/client'
import type { Project } from '../../lib/platform/db/generated/client'

const connect = () =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
  })
const shared = globalThis as unknown as { minimalPrisma?: PrismaClient }
export const prisma = () => (shared.minimalPrisma ??= connect())

const key = new TextEncoder().encode(process.env.JWT_SECRET)

/** Null for a signed-in caller, else the refusal. */
export async function refusalOf(request: Request): Promise<Response | null> {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  try {
    await jwtVerify(token, key, { algorithms: ['HS256'] })
    return null
  } catch {
    return Response.json({ message: 'no valid token' }, { status: 401 })
  }
}

/** A row of the table, without the names of those it refers to: less than the product answers. */
export const present = ({ purchaseRequisitionNo, startDate, endDate, ...project }: Project) => ({
  ...project,
  PurchaseRequisitionNo: purchaseRequisitionNo,
  startDate: startDate.toISOString().slice(0, 10),
  endDate: endDate.toISOString().slice(0, 10),
})
