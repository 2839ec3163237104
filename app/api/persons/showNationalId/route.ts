import { persons } from '@/lib/domain/people/persons/contract'
import { showNationalId } from '@/lib/domain/people/persons/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.showNationalId, showNationalId)
