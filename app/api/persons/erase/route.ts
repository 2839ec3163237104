import { eraseRecord } from '@/lib/domain/insight/person-records/commands'
import { persons } from '@/lib/domain/people/persons/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.erase, eraseRecord)
