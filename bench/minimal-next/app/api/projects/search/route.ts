import { present, prisma, refusalOf } from '../../../../project-rows'

export async function POST(request: Request) {
  const refusal = await refusalOf(request)
  if (refusal) return refusal
  await request.json()
  const projects = await prisma().project.findMany({ orderBy: { purchaseRequisitionNo: 'asc' } })
  return Response.json(projects.map(present))
}
