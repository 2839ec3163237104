import { present, prisma, checkToken } from '../../../../project-rows'

export async function POST(request: Request) {
  const unauthorized = await checkToken(request)
  if (unauthorized) return unauthorized
  await request.json()
  const projects = await prisma().project.findMany({ orderBy: { purchaseRequisitionNo: 'asc' } })
  return Response.json(projects.map(present))
}
