import * as z from 'zod'
import { fileByPost } from '@/lib/platform/contract/contract'
import { manyIds } from '@/lib/platform/contract/many'

export const permitPdfs = {
  exportPdfs: fileByPost('/api/work-permits/exportPdfs', {
    policy: 'realm-basic',
    summary: 'Several permits as paper, in one ZIP file',
    description:
      'A PDF each, named by its number. All or none: 400 `record-not-found` names in `errors` each that the caller may not see.',
    input: z.object({ ids: manyIds }),
  }),
}
