'use client'
import { useTranslations } from 'next-intl'
import { globalSearch } from '@/lib/domain/insight/global-search/contract'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { useApi } from '@/lib/platform/browser/use-api'
import type { RecordType } from '@/lib/platform/access/record-pages'
import { SHORTEST_WORD, searchedWords } from '@/lib/platform/contract/search-words'
import { matchingPages, offeredPages } from './pages'

/** In milliseconds: long enough that a word is sent once, short enough to feel immediate. */
const PAUSE = 150
const SHORTEST_KEYWORD = 2

export type Found = { key: string; href: string; label: string; detail: string | null }
export type FoundGroup = { kind: RecordType | 'page'; items: Found[] }

/**
 * Pages are matched here, records by the server. Records of a former keyword are not shown: Enter would open one of
 * them.
 */
export function useFound(offered: readonly ScreenPath[], typed: string) {
  const t = useTranslations('navigation.screens')
  const keyword = typed.trim()
  const isLongEnough = keyword.length >= SHORTEST_KEYWORD
  const { data, error, isFetching, refetch } = useApi(
    globalSearch.search,
    { keyword },
    { enabled: isLongEnough, debounce: PAUSE },
  )
  const pages = offeredPages(offered).map(({ href, key }) => ({
    key: href,
    href,
    label: t(`${key}.label`),
    detail: t(`${key}.description`),
  }))
  const hits = (isLongEnough && data) || []
  const kinds = [...new Set(hits.map(({ type }) => type))]
  const groups: FoundGroup[] = [
    { kind: 'page' as const, items: matchingPages(pages, keyword) },
    ...kinds.map((kind) => ({
      kind,
      items: hits
        .filter(({ type }) => type === kind)
        .map(({ type, id, href, label, detail }) => ({
          key: `${type} ${id}`,
          href,
          label,
          detail,
        })),
    })),
  ].filter(({ items }) => items.length > 0)
  return {
    groups,
    isTooShort: searchedWords(keyword).every(({ length }) => length < SHORTEST_WORD),
    isPending: isLongEnough && isFetching,
    error: isLongEnough ? error : null,
    refetch,
  }
}
