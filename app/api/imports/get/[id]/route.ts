import { imports } from '@/lib/domain/site/imports/contract'
import { getImport } from '@/lib/domain/site/imports/read/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.get, getImport)
