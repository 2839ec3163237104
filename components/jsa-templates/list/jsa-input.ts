import { listInput, textOf, type Query } from '@/components/table/list-input'
import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import type { InputOf } from '@/lib/platform/contract/contract'

export const isSystemLibrary = (query: Query) => textOf(query, 'library') === 'system'

/** What the library asks for: the site's own templates, unless the address names the system's. */
export const jsaInput = (query: Query): InputOf<typeof jsaTemplates.search> => ({
  ...listInput(jsaTemplates.search, query),
  isSystem: isSystemLibrary(query),
})
