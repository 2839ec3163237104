import { imports } from '@/lib/domain/site/imports/contract'
import { markedFile } from '@/lib/domain/site/imports/file/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.exportMarked, markedFile)
