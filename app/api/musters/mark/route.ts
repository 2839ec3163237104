import { musters } from '@/lib/domain/gate/musters/contract'
import { markPeople } from '@/lib/domain/gate/musters/marks/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(musters.mark, markPeople)
