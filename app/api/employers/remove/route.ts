import { removeEmployer } from '@/lib/domain/employers/commands'
import { employers } from '@/lib/domain/employers/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(employers.remove, removeEmployer)
