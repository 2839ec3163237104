'use client'
import { useEffect, useEffectEvent } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import { useQueryState } from '@/components/table/use-list'
import { seatSearchOf } from '@/components/training/seat-search'

/** The drawer to enrol people, opened at once for those whom the address names, until it is closed. */
export function useEnrolling(mayEnroll: boolean) {
  const { query, change } = useQueryState()
  const drawer = useDrawer<never>()
  const { personIds } = seatSearchOf(query)
  const isAsked = mayEnroll && personIds.length > 0
  const open = useEffectEvent(() => drawer.open(null))
  useEffect(() => {
    if (isAsked) open()
  }, [isAsked])
  const close = () => {
    drawer.close()
    change({ people: undefined })
  }
  return { ...drawer, close, personIds }
}
