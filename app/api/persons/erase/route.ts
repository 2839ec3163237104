import { persons } from '@/lib/domain/people/persons/contract'
import { erasePerson } from '@/lib/domain/people/persons/privacy/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.erase, erasePerson)
