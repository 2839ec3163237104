'use client'
import dynamic from 'next/dynamic'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { listenToOtherTabs } from '@/lib/platform/browser/other-tabs'
import { askForSession, setPageSession } from '@/lib/platform/browser/page-session'
import { fetchPart } from '@/lib/platform/browser/fetch-part'

const RenewalDialog = dynamic(
  () => fetchPart(() => import('./renewal-dialog')).then((part) => part.RenewalDialog),
  {
    ssr: false,
  },
)

type Props = { userId: string; email: string; provider?: string; children: ReactNode }

/** When the session has ended: keeps what is sent waiting and asks for a new one above the page. */
export function SessionRenewal({ userId, email, provider, children }: Props) {
  const [lost, setLost] = useState<'ended' | 'taken' | null>(null)
  const waiting = useRef<(() => void)[]>([])

  // Before the queries of the page, which begin in effects.
  useLayoutEffect(() => {
    const renew = (isTaken: boolean) =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        setLost((before) => (isTaken ? 'taken' : (before ?? 'ended')))
      })
    setPageSession({ userId, renew })
    return () => setPageSession(null)
  }, [userId])

  useEffect(
    () => listenToOtherTabs((news) => news === 'signed-out' && window.location.assign('/sign-in')),
    [],
  )

  /** Sends what waits once the session is back. Fails if it is not. */
  const goOn = async () => {
    const state = await askForSession()
    if (state === 'taken') setLost('taken')
    if (state !== 'own') throw new Error(state)
    setLost(null)
    for (const resume of waiting.current.splice(0)) resume()
  }
  return (
    <>
      {children}
      {lost && (
        <RenewalDialog isTaken={lost === 'taken'} email={email} provider={provider} goOn={goOn} />
      )}
    </>
  )
}
