'use client'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import type { PrivacyRequestRecord } from '@/lib/domain/people/privacy-requests/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'

const RequestDrawer = dynamic(() =>
  fetchPart(() => import('./request-drawer')).then((part) => part.RequestDrawer),
)
const RequestFormDrawer = dynamic(() =>
  fetchPart(() => import('./request-form-drawer')).then((part) => part.RequestFormDrawer),
)

/** Opens a request, its form, or that of a new one. `personId`: whose a new one is, where that is known. */
export function useRequestDrawers(personId?: string) {
  const reading = useDrawer<PrivacyRequestRecord>()
  const editing = useDrawer<PrivacyRequestRecord>()
  const edit = (row: PrivacyRequestRecord) => {
    reading.close()
    editing.open(row)
  }
  const drawers = (
    <>
      {reading.wasOpened && <RequestDrawer {...reading} onEdit={edit} />}
      {editing.wasOpened && <RequestFormDrawer {...editing} personId={personId} />}
    </>
  )
  return { open: reading.open, add: () => editing.open(null), drawers }
}
