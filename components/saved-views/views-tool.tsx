'use client'
import { usePathname } from 'next/navigation'
import type { ListToolProps } from '@/components/table/list-tools'
import { listScreenOf } from '@/lib/domain/people/saved-views/rules'
import { ViewsMenu } from './views-menu'

/** Nothing on a list that is no screen of its own. */
export function ViewsTool(list: ListToolProps) {
  const screen = listScreenOf(usePathname())
  return screen ? <ViewsMenu key={screen} screen={screen} {...list} /> : null
}
