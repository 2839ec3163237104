'use client'
import type { Failure } from '@/components/layout/failed-page'
import { FailedPage } from '@/components/layout/later-pages'

/** Where the shell itself cannot be shown. */
export default function Failed(failure: Failure) {
  return (
    <main>
      <FailedPage {...failure} />
    </main>
  )
}
