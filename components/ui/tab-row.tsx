'use client'
import { Tabs, type TabsListProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

/** The tabs in one row, which a phone pushes sideways; the chosen one is in sight. `chosen`: its value. */
export function TabRow({ chosen, ...props }: TabsListProps & { chosen: string }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector<HTMLElement>(`[id$="-tab-${chosen}"]`)
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return <Tabs.List {...props} ref={row} />
}
