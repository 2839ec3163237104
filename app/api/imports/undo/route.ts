import { imports } from '@/lib/domain/site/imports/contract'
import { undoImport } from '@/lib/domain/site/imports/undo/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(imports.undo, undoImport)
