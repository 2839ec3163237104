import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  keyword,
  named,
  optionalId,
  optionalText,
  text,
  uniqueText,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

const gateRecord = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  workspaceAreaId: z.guid().nullable().meta({
    description: 'The area to which an inner gate leads; null at the boundary of the site',
  }),
  workspaceArea: named.nullable(),
  isActive: z.boolean(),
  rowVersion: z.int(),
})
export type GateRecord = z.output<typeof gateRecord>

export const gates = {
  search: list('/api/gates/search', {
    policy: 'realm-basic',
    summary: 'Search gates',
    filters: { keyword, isActive: filter(z.boolean()) },
    row: gateRecord,
    sorts: ['code', 'nameTh', 'nameEn'],
  }),
  save: command('/api/gates/save', {
    policy: 'settings-mgmt',
    summary: 'Make or change a gate',
    input: saveInput(
      { code: uniqueText(30), nameTh: text(200) },
      {
        nameEn: optionalText(200),
        workspaceAreaId: optionalId,
        isActive: z.boolean().optional().meta({ description: 'A new one is active if not said.' }),
      },
    ),
    output: result,
  }),
  remove: command('/api/gates/remove', {
    policy: 'settings-mgmt',
    summary: 'Remove a gate',
    description: '400 `record-in-use` where a device stands at it or anybody has passed it.',
    input: byId,
    output: result,
  }),
}
