import { present, prisma, refusalOf } from '../../../../../project-rows'

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const refusal = await refusalOf(request)
  if (refusal) return refusal
  const project = await prisma().project.findUnique({ where: { id: (await params).id } })
  if (project) return Response.json(present(project))
  return Response.json({ message: 'no such project' }, { status: 400 })
}
