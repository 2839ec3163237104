import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { searchDataSubjects } from '@/lib/domain/people/privacy-requests/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  privacyRequests.searchPersons,
  searchDataSubjects,
)
