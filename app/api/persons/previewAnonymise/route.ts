import { previewAnonymise } from '@/lib/domain/insight/person-records/anonymise/queries'
import { persons } from '@/lib/domain/people/persons/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.previewAnonymise, previewAnonymise)
