import { imports } from '@/lib/domain/site/imports/contract'
import { checkImport } from '@/lib/domain/site/imports/queue/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.check, checkImport)
