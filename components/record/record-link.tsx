'use client'
import { Anchor } from '@mantine/core'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { RecordType } from '@/lib/platform/access/record-pages'
import { useReadingPageOf } from './openable-records'

type Props = {
  type: RecordType
  /** Null for a record that is hidden from the reader. */
  of: string | null
  children: ReactNode
}

/** The name of another record, which leads to it where the reader may open it. */
export function RecordLink({ type, of, children }: Props) {
  const page = useReadingPageOf()
  const href = of && page(type, of)
  if (!href) return children
  return (
    <Anchor component={Link} href={href} prefetch={false} inherit>
      {children}
    </Anchor>
  )
}
