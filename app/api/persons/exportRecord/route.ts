import { persons } from '@/lib/domain/people/persons/contract'
import { exportRecord } from '@/lib/domain/people/persons/privacy/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.exportRecord, exportRecord)
