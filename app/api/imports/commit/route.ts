import { imports } from '@/lib/domain/site/imports/contract'
import { commitImport } from '@/lib/domain/site/imports/queue/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.commit, commitImport)
