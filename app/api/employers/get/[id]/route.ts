import { employers } from '@/lib/domain/site/employers/contract'
import { getEmployer } from '@/lib/domain/site/employers/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(employers.get, getEmployer)
