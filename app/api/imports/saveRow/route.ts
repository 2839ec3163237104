import { imports } from '@/lib/domain/site/imports/contract'
import { saveImportRow } from '@/lib/domain/site/imports/repair/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.saveRow, saveImportRow)
