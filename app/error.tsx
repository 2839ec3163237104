'use client'
import { FailedPage, type Failure } from '@/components/layout/failed-page'

/** Where the shell itself cannot be shown. */
export default function Failed(failure: Failure) {
  return (
    <main>
      <FailedPage {...failure} />
    </main>
  )
}
