import { removeUnbarredPerson } from '@/lib/domain/eligibility/bars/commands'
import { persons } from '@/lib/domain/people/persons/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.remove, removeUnbarredPerson)
