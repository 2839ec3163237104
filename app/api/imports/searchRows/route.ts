import { imports } from '@/lib/domain/site/imports/contract'
import { searchImportRows } from '@/lib/domain/site/imports/read/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.searchRows, searchImportRows)
