import type { consents } from '@/lib/domain/people/consents/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export const consentsOf = (personId: string): InputOf<typeof consents.search> => ({
  personId,
  page: 1,
  pageSize: 50,
})
