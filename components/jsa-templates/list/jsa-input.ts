import { listInput, textOf, type Query } from '@/components/table/list-input'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export const isSystemLibrary = (query: Query) => textOf(query, 'library') === 'system'

/** The search input of the address: the site's own templates, unless it names the system library. */
export const jsaInput = (query: Query): InputOf<typeof jsaTemplates.search> => ({
  ...listInput(jsaTemplates.search, query),
  isSystem: isSystemLibrary(query),
})
