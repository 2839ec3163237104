'use client'
import { useEffect, useRef, useState } from 'react'
import { listen, type News } from './channel'

type Kept<T> = { value?: T; isRead: boolean; hasFailed: boolean }

type Kind = News['type']

/**
 * What is kept on the device, read again whenever a page or the worker says that it has changed. Where that fails, what was
 * read before stays. Several kinds are given as one list for all renders.
 */
export function useKept<T>(read: () => Promise<T>, kinds: Kind | readonly Kind[]) {
  const [kept, setKept] = useState<Kept<T>>({ isRead: false, hasFailed: false })
  const count = useRef(0)
  useEffect(() => {
    const load = () => {
      const turn = ++count.current
      const isLatest = () => turn === count.current
      read().then(
        (value) => isLatest() && setKept({ value, isRead: true, hasFailed: false }),
        () => isLatest() && setKept((last) => ({ ...last, hasFailed: true })),
      )
    }
    load()
    return listen((news) => {
      if ([kinds].flat().includes(news.type)) load()
    })
  }, [read, kinds])
  return kept
}
