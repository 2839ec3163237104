import { persons } from '@/lib/domain/people/persons/contract'
import { getPersonByCode } from '@/lib/domain/people/persons/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.getByCode, getPersonByCode)
