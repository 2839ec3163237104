import { persons } from '@/lib/domain/people/persons/contract'
import { removeSeatedPerson } from '@/lib/domain/training/training-enrollments/removal/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.remove, removeSeatedPerson)
