import { route } from '@/lib/platform/access/route'

export const pageOfSession = ({ id }: { id: string }) => route(`/training/sessions/${id}`)
