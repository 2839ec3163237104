import { saveCredential } from '@/lib/domain/eligibility/credentials/save/commands'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(credentials.save, saveCredential)
