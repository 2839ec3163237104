import { useEffect, useRef } from 'react'
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
  useDefaultView(views, open)
  // A tab is a place: leaving a view does not leave the tab.
  const tab = address.get('tab')
  const place = tab ? { tab } : undefined
  return {
    views: views ?? [],
    isReading: answer.isPending,
    present,
    shown: same.find(({ isOwn }) => isOwn) ?? same[0],
    open,
    isNarrowed: present !== new URLSearchParams(place).toString(),
    leave: () => show({ ...place, ...EVERYTHING }),
  }
}

/** Opens the reader's default view on a list whose address says nothing, once. */
function useDefaultView(views: SavedView[] | undefined, open: (view: SavedView) => void): void {
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current || !views) return
    isSettled.current = true
    const own = views.find(({ isOwn, isDefault }) => isOwn && isDefault)
    if (own?.query && window.location.search === '') open(own)
  }, [views, open])
}
