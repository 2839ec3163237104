import { persons } from '@/lib/domain/people/persons/contract'
import { exportRecord } from '@/lib/domain/insight/person-records/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.exportRecord, exportRecord)
