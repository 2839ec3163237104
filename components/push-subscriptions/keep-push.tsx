'use client'
import { useEffect } from 'react'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { callApi } from '@/lib/platform/browser/client'
import { whenIdle } from '@/lib/platform/browser/idle'
import {
  detailsOf,
  forgetPushHere,
  hasPushHere,
  ownSubscription,
} from '@/lib/platform/browser/push'

/** After a sign-in: the subscription of this browser goes with the new session, or ends where it was another user's. */
async function keep(): Promise<void> {
  if (!(await hasPushHere())) return
  const { digests } = await callApi(pushSubscriptions.get, {})
  const own = await ownSubscription(digests)
  if (own) await callApi(pushSubscriptions.save, detailsOf(own))
  else await forgetPushHere()
}

export function KeepPush() {
  useEffect(() => {
    // Without an answer all stays as it is, until the next page.
    whenIdle(() => void keep().catch(() => {}))
  }, [])
  return null
}
