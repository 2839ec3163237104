'use client'
import { useEffect, useRef } from 'react'
import type { ProjectEdit } from '@/components/projects/form/project-drawer'
import { useDrawer } from '@/components/form/use-drawer'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'

/** The form of a project, opened at once where the address names a field of it, as in `#name`. */
export function useProjectEdit(record: ProjectRecord) {
  const drawer = useDrawer<ProjectEdit>()
  const { open } = drawer
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current) return
    wasAsked.current = true
    const field = window.location.hash.slice(1)
    if (Object.hasOwn(record, field)) open({ record, field })
  }, [record, open])
  return { drawer, edit: (field?: string) => open({ record, field }) }
}
