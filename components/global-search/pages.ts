import { groupsOf } from '@/components/layout/navigation'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { searchedWords } from '@/lib/platform/contract/search-words'

type Page = { label: string; detail: string }

export const offeredPages = (offered: readonly ScreenPath[]) =>
  groupsOf(offered).flatMap(({ items }) => items)

/** The pages that have every word in their name or their line, those that have them in the name first. */
export function matchingPages<P extends Page>(pages: P[], keyword: string): P[] {
  const words = searchedWords(keyword.toLowerCase())
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return pages
    .filter(({ label, detail }) => hasAll(`${label} ${detail}`))
    .toSorted((a, b) => Number(hasAll(b.label)) - Number(hasAll(a.label)))
}
