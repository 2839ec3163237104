import { groupsOf } from '@/components/layout/navigation'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { searchedWords } from '@/lib/platform/contract/search-words'

type Page = { label: string; detail: string }

export const offeredPages = (offered: readonly ScreenPath[]) =>
  groupsOf(offered).flatMap(({ items }) => items)

/** The pages that have every word in their name or their line. */
export function matchingPages<P extends Page>(pages: P[], keyword: string): P[] {
  const words = searchedWords(keyword.toLowerCase())
  return pages.filter(({ label, detail }) => {
    const text = `${label} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
