import * as z from 'zod'
import { assetRecord } from '@/lib/domain/site/assets/contract'
import { command, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, id, keyword, optionalText, text } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

const documentTemplateRecord = z.object({
  id: z.guid(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  isActive: z.boolean(),
  asset: assetRecord.nullable(),
  rowVersion: z.int(),
})
export type DocumentTemplateRecord = z.output<typeof documentTemplateRecord>

export const documentTemplates = {
  search: list('/api/document-templates/search', {
    policy: 'realm-basic',
    summary: 'Search document templates',
    filters: { keyword, isActive: filter(z.boolean()) },
    row: documentTemplateRecord,
    sorts: ['nameTh', 'nameEn'],
  }),
  save: command('/api/document-templates/save', {
    policy: 'settings-mgmt',
    summary: 'Make or change a document template',
    input: saveInput(
      { nameTh: text(200) },
      {
        nameEn: optionalText(200),
        isActive: z.boolean().optional().meta({ description: 'A new one is active if not said.' }),
        asset: z.object({ id }).nullish().meta({ description: 'An uploaded Document' }),
      },
    ),
    output: result,
  }),
  remove: command('/api/document-templates/remove', {
    policy: 'settings-mgmt',
    summary: 'Remove a document template',
    input: byId,
    output: result,
  }),
}
