'use client'
import type { ReactNode } from 'react'
import { ListTools, type ListToolProps } from '@/components/table/list-tools'
import { ViewsTool } from './views-tool'

const viewsOf = (list: ListToolProps) => <ViewsTool {...list} />

/** Gives every list its views. */
export const SavedViews = ({ children }: { children: ReactNode }) => (
  <ListTools value={viewsOf}>{children}</ListTools>
)
