import { present, prisma, checkToken } from '../../../../../project-rows'

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const unauthorized = await checkToken(request)
  if (unauthorized) return unauthorized
  const project = await prisma().project.findUnique({ where: { id: (await params).id } })
  if (project) return Response.json(present(project))
  return Response.json({ message: 'no such project' }, { status: 400 })
}
