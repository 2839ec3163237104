import { imports } from '@/lib/domain/site/imports/contract'
import { uploadImport } from '@/lib/domain/site/imports/upload/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.upload, uploadImport)
