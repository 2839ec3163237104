import { persons } from '@/lib/domain/persons/contract'
import { erasePerson } from '@/lib/domain/persons/privacy/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.erase, erasePerson)
