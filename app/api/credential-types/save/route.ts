import { saveCredentialType } from '@/lib/domain/eligibility/credential-types/commands'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(credentialTypes.save, saveCredentialType)
