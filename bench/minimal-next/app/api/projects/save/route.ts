import { Prisma } from '../../../../../../lib/platform/db/generated/client'
import { prisma, checkToken } from '../../../../project-rows'

export async function POST(request: Request) {
  const unauthorized = await checkToken(request)
  if (unauthorized) return unauthorized
  const { PurchaseRequisitionNo, startDate, endDate, ...columns } = await request.json()
  const days = { startDate: new Date(startDate), endDate: new Date(endDate) }
  const data = { purchaseRequisitionNo: PurchaseRequisitionNo, ...columns, ...days }
  try {
    return Response.json(await prisma().project.create({ data, select: { id: true } }))
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    if (isTaken) return Response.json({ message: 'taken' }, { status: 400 })
    throw error
  }
}
