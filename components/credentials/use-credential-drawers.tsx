'use client'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import type { CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { FormStart } from './send/credential-form-drawer'

const CredentialDrawer = dynamic(() =>
  fetchPart(() => import('./record/credential-drawer')).then((part) => part.CredentialDrawer),
)
const CredentialFormDrawer = dynamic(() =>
  fetchPart(() => import('./send/credential-form-drawer')).then(
    (part) => part.CredentialFormDrawer,
  ),
)

/** The drawer that shows a credential and the one of its form, for a list that leads to both. */
export function useCredentialDrawers() {
  const record = useDrawer<CredentialRecord>()
  const form = useDrawer<FormStart>()
  return {
    open: record.open,
    edit: (of: CredentialRecord) => form.open({ of }),
    start: (start: FormStart) => form.open(start),
    drawers: (
      <>
        {record.wasOpened && <CredentialDrawer {...record} onEdit={(of) => form.open({ of })} />}
        {form.row && (
          <CredentialFormDrawer start={form.row} isOpen={form.isOpen} close={form.close} />
        )}
      </>
    ),
  }
}
