// Shared by the routes of the minimal target, which do the least that an application with Next and Prisma can do.
import { PrismaPg } from '@prisma/adapter-pg'
import { jwtVerify } from 'jose'
import { PrismaClient } from '../../lib/platform/db/generated/client'
import type { Project } from '../../lib/platform/db/generated/client'

const connect = () =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
  })
declare global {
  var minimalPrisma: PrismaClient | undefined
}
export const prisma = () => (globalThis.minimalPrisma ??= connect())

const key = new TextEncoder().encode(process.env.JWT_SECRET)

/** Null for a valid token, otherwise the answer 401. */
export async function checkToken(request: Request): Promise<Response | null> {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  try {
    await jwtVerify(token, key, { algorithms: ['HS256'] })
    return null
  } catch {
    return Response.json({ message: 'no valid token' }, { status: 401 })
  }
}

/** Less than the product answers: a row without the names of those that it refers to. */
export const present = ({ purchaseRequisitionNo, startDate, endDate, ...project }: Project) => ({
  ...project,
  PurchaseRequisitionNo: purchaseRequisitionNo,
  startDate: startDate.toISOString().slice(0, 10),
  endDate: endDate.toISOString().slice(0, 10),
})
