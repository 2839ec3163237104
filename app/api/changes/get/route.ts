import { changes } from '@/lib/domain/insight/changes/contract'
import { getChanges } from '@/lib/domain/insight/changes/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(changes.get, getChanges)
