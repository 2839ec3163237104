import { beginAuthenticator } from '@/lib/domain/people/second-factors/commands'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  secondFactors.beginAuthenticator,
  beginAuthenticator,
)
