import { persons } from '@/lib/domain/persons/contract'
import { exportRecord } from '@/lib/domain/persons/privacy/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(persons.exportRecord, exportRecord)
