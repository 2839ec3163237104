import { present, prisma, checkToken } from '../../../../project-rows'

/** Finds the complete number only; the product finds any part of it. */
export async function POST(request: Request) {
  const unauthorized = await checkToken(request)
  if (unauthorized) return unauthorized
  const { PurchaseRequisitionNo: purchaseRequisitionNo } = await request.json()
  const projects = await prisma().project.findMany({
    where: { purchaseRequisitionNo: { equals: purchaseRequisitionNo, mode: 'insensitive' } },
  })
  return Response.json(projects.map(present))
}
