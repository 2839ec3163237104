import { anonymisePerson } from '@/lib/domain/insight/person-records/anonymise/commands'
import { persons } from '@/lib/domain/people/persons/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.anonymise, anonymisePerson)
