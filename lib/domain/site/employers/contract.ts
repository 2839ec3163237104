import * as z from 'zod'
import { command, get, list, result, type OutputOf } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  keyword,
  onlyIds,
  optionalCode,
  optionalEmail,
  optionalPhone,
  optionalText,
  text,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

/** Site: the operator. Contractor: a company that works here; `contractorId` refers to one. */
export const employerKinds = ['Site', 'Contractor'] as const
export const employerStatuses = ['Draft', 'Active', 'Inactive'] as const
const kind = z.enum(employerKinds)
const status = z.enum(employerStatuses)

const employerRecord = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  taxId: z.string().nullable(),
  kind,
  status,
  contactEmail: z.string().nullable(),
  phone: z.string().nullable(),
  rowVersion: z.int(),
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
})

export const employers = {
  search: list('/api/employers/search', {
    policy: 'realm-basic',
    summary: 'Search employers',
    description: 'A caller who is Contractor and nothing more sees the own employer only.',
    filters: { keyword, kind: filter(kind), status: filter(status), ids: onlyIds },
    row: employerRecord,
    sorts: ['nameTh', 'nameEn', 'kind', 'status'],
  }),
  get: get('/api/employers/get/{id}', {
    policy: 'realm-basic',
    summary: 'One employer',
    input: byId,
    output: employerRecord,
  }),
  save: command('/api/employers/save', {
    policy: 'contractor-mgmt',
    transaction: 'sql',
    summary: 'Make or change an employer',
    input: saveInput(
      { nameTh: text(200) },
      {
        nameEn: optionalText(200),
        taxId: optionalCode(20).refine((value) => !value || /^\d{13}$/.test(value), {
          params: { rule: 'tax-id' },
        }),
        kind: kind.optional().meta({
          description:
            'A new employer is a Contractor if not said. A Site becomes a Contractor only while nobody belongs to it and another active Site stays.',
        }),
        status: status.optional().meta({ description: 'A new employer is Active if not said.' }),
        contactEmail: optionalEmail,
        phone: optionalPhone,
      },
    ),
    output: result,
  }),
  remove: command('/api/employers/remove', {
    policy: 'contractor-mgmt',
    summary: 'Remove an employer',
    description: 'Refused with 400 while people belong to it.',
    input: byId,
    output: result,
  }),
}

export type EmployerRecord = OutputOf<typeof employers.get>
