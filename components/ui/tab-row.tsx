'use client'
import { Tabs, type TabsListProps } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './tab-row.module.css'

/** The tabs in one row, which a phone pushes sideways; the chosen one is in sight. `chosen`: its value. */
export function TabRow({ chosen, ...props }: TabsListProps & { chosen: string }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = row.current
    if (!list) return
    const tab = list.querySelector<HTMLElement>(`[id$="-tab-${chosen}"]`)
    if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    const watcher = new ResizeObserver(() => markEnds(list))
    for (const each of [list, ...list.children]) watcher.observe(each)
    return () => watcher.disconnect()
  }, [chosen])
  return (
    <Tabs.List
      {...props}
      ref={row}
      className={classes.row}
      onScroll={({ currentTarget }) => markEnds(currentTarget)}
    />
  )
}

/** Says at which ends there are more tabs; a pixel of tolerance, as browsers round. */
function markEnds(list: HTMLElement) {
  const rest = list.scrollWidth - list.clientWidth - list.scrollLeft
  list.toggleAttribute('data-more-before', list.scrollLeft > 1)
  list.toggleAttribute('data-more-after', rest > 1)
}
