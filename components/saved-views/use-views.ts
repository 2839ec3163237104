import { useEffect } from 'react'
import type { ListToolProps } from '@/components/table/list-tools'
import { savedViews, type SavedView } from '@/lib/domain/people/saved-views/contract'
import { viewQuery, type ListScreen } from '@/lib/domain/people/saved-views/rules'
import { useApi } from '@/lib/platform/browser/use-api'

/** In the address of a list that shows everything: it says nothing, yet is not empty, so that no view is opened. */
const EVERYTHING = { page: '1' }

/** The views of a list, and the one that its address shows. */
export function useViews(screen: ListScreen, { address, change }: ListToolProps) {
  const answer = useApi(savedViews.search, { screen })
  const views = answer.data?.rows
  const present = viewQuery(screen, address)
  const same = present ? (views ?? []).filter((view) => view.query === present) : []
  const show = (members: Record<string, string>) => {
    const others = [...address.keys()].map((name) => [name, undefined] as const)
    change({ ...Object.fromEntries(others), ...members })
  }
  const open = (view: SavedView) => show(Object.fromEntries(new URLSearchParams(view.query)))
  const hasDefault = views?.some(({ isOwn, isDefault }) => isOwn && isDefault) ?? false
  useEffect(() => {
    // The page leads an address that says nothing to the default view: here the reader has cleared it.
    if (hasDefault && address.size === 0) change(EVERYTHING)
  }, [hasDefault, address, change])
  const place = placeIn(address)
  return {
    views: views ?? [],
    isReading: answer.isPending,
    present,
    shown: same.find(({ isOwn }) => isOwn) ?? same[0],
    open,
    isNarrowed: present !== viewQuery(screen, new URLSearchParams(place)),
    leave: () => show({ ...place, ...EVERYTHING }),
  }
}

const places = ['tab', 'scope', 'library', 'view', 'shown']

/** A tab, a board or a calendar is a place: leaving a view does not leave it. */
const placeIn = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...address].filter(([name]) => places.includes(name)))
