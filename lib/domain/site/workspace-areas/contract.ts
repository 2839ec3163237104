import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  keyword,
  onlyIds,
  optionalText,
  text,
  uniqueText,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

const workspaceAreaRecord = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  isActive: z.boolean(),
  rowVersion: z.int(),
})
export type WorkspaceAreaRecord = z.output<typeof workspaceAreaRecord>

export const workspaceAreas = {
  search: list('/api/workspace-areas/search', {
    policy: 'realm-basic',
    summary: 'Search workspace areas',
    filters: { keyword, isActive: filter(z.boolean()), ids: onlyIds },
    row: workspaceAreaRecord,
    sorts: ['code', 'nameTh', 'nameEn'],
  }),
  save: command('/api/workspace-areas/save', {
    policy: 'settings-mgmt',
    summary: 'Make or change a workspace area',
    input: saveInput(
      { code: uniqueText(30), nameTh: text(200) },
      {
        nameEn: optionalText(200),
        isActive: z.boolean().optional().meta({ description: 'A new one is active if not said.' }),
      },
    ),
    output: result,
  }),
  remove: command('/api/workspace-areas/remove', {
    policy: 'settings-mgmt',
    summary: 'Remove a workspace area',
    input: byId,
    output: result,
  }),
}
