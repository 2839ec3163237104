'use client'
import { useEffect, useState } from 'react'
import { HOUR, MINUTE } from '@/lib/platform/dates/durations'
import { deliver } from '../worker/deliver'
import type { Device } from '../store/database'
import { forgetWithdrawn, keepPhotos } from './keep-photos'
import { readList, refreshList, type ListFault } from './list'

/** In milliseconds. Source: docs/gate.md#6-offline. */
const DELIVERY = 10_000
const REFRESH = MINUTE
/** In milliseconds: people get photographs, and photographs get old. */
const PHOTOS = HOUR

/** Sends the queue and keeps the list of this device as new as the network allows. Returns what is wrong with the list. */
export function useUpkeep(device: Device): ListFault | null {
  const [fault, setFault] = useState<ListFault | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    const refresh = async () => {
      const found = await navigator.locks.request('kiosk-list', () => refreshList(device))
      if (!ended.signal.aborted) setFault(found)
      const list = await readList()
      if (list) await forgetWithdrawn(list).catch(() => {})
    }
    const keepAll = async () => {
      const list = await readList()
      if (list && !ended.signal.aborted) await keepPhotos(list, device.token, ended.signal)
    }
    const photos = () =>
      void navigator.locks
        .request('kiosk-photos', { ifAvailable: true }, (lock) => (lock ? keepAll() : undefined))
        .catch(() => {})
    const upkeep = () => {
      void deliver()
      void refresh().then(photos)
    }
    upkeep()
    const timers = [
      setInterval(() => void deliver(), DELIVERY),
      setInterval(refresh, REFRESH),
      setInterval(photos, PHOTOS),
    ]
    window.addEventListener('online', upkeep)
    return () => {
      ended.abort()
      timers.forEach(clearInterval)
      window.removeEventListener('online', upkeep)
    }
  }, [device])
  return fault
}

/** A device without access still delivers what it saw. */
export function useLastDelivery(): void {
  useEffect(() => {
    void deliver()
    const timer = setInterval(() => void deliver(), DELIVERY)
    return () => clearInterval(timer)
  }, [])
}
