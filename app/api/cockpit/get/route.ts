import { cockpit } from '@/lib/domain/insight/cockpit/contract'
import { getCockpit } from '@/lib/domain/insight/cockpit/list/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(cockpit.get, getCockpit)
