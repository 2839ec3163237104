import { present, prisma, refusalOf } from '../../../../project-rows'

/** By the whole number, where the product finds any part of it. */
export async function POST(request: Request) {
  const refusal = await refusalOf(request)
  if (refusal) return refusal
  const { PurchaseRequisitionNo: purchaseRequisitionNo } = await request.json()
  const projects = await prisma().project.findMany({
    where: { purchaseRequisitionNo: { equals: purchaseRequisitionNo, mode: 'insensitive' } },
  })
  return Response.json(projects.map(present))
}
