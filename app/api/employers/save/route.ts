import { saveEmployer } from '@/lib/domain/people/users/employer/commands'
import { employers } from '@/lib/domain/site/employers/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(employers.save, saveEmployer)
