import * as z from 'zod'
import type { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { isAddressRange } from '@/lib/platform/contract/address-ranges'
import { linesOf } from './lines-of'

export const issueSchema = (input: typeof apiKeys.issue.input) =>
  input.omit({ addresses: true }).extend({
    addressLines: z
      .string()
      .max(2000)
      .refine((text) => linesOf(text).every(isAddressRange), { params: { rule: 'address-range' } }),
  })
export type IssueFields = z.output<ReturnType<typeof issueSchema>>
