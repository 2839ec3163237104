import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { searchCredentialTypes } from '@/lib/domain/eligibility/credential-types/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  credentialTypes.search,
  searchCredentialTypes,
)
