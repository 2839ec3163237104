'use client'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { useIntention } from './use-intention'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * Prefetches its page, data included, once somebody seems about to open it. Links that are merely in view prefetch
 * nothing.
 */
export function IntentLink(props: Props) {
  const { isIntended, handlers } = useIntention()
  return <Link {...props} prefetch={isIntended} {...handlers} />
}
