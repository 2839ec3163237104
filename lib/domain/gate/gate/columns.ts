import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { ExportColumn } from '@/lib/platform/export/table'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn, type Named } from '@/lib/platform/i18n/names'

type Passer = {
  person: (Named & { code: string }) | null
  guest: { name: string; company: string } | null
  employer: Named | null
  workspaceArea: Named | null
}
type Widths = Record<'name' | 'company' | 'area', number>
type Words = (key: 'code' | 'guest' | 'name' | 'company' | 'area') => string

/** Who somebody on site is, a person or a guest, in a file. */
export const passerColumns = (
  locale: Locale,
  word: Words,
  width: Widths,
): ExportColumn<Passer>[] => [
  {
    header: word('code'),
    kind: 'text',
    width: 10,
    value: ({ person }) => person?.code ?? word('guest'),
  },
  {
    header: word('name'),
    kind: 'text',
    width: width.name,
    value: ({ person, guest }) => (person ? nameIn(locale, person) : (guest?.name ?? '')),
  },
  {
    header: word('company'),
    kind: 'text',
    width: width.company,
    value: ({ employer, guest }) =>
      employer ? employerNameIn(locale, employer) : (guest?.company ?? null),
  },
  {
    header: word('area'),
    kind: 'text',
    width: width.area,
    value: ({ workspaceArea }) => workspaceArea && nameIn(locale, workspaceArea),
  },
]
