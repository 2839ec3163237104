'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { ActionBar } from '@/components/form/action-bar'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { Dialog } from '@/components/ui/dialog'
import { LoadError } from '@/components/ui/load-error'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { persons } from '@/lib/domain/people/persons/contract'
import { callApi } from '@/lib/platform/browser/client'
import { useIdentityConfirmation } from '@/lib/platform/browser/confirm-identity'
import { useApi } from '@/lib/platform/browser/use-api'
import { Counts } from './counts'
import { Obstacles } from './obstacles'

/** Whose data it is. */
export type DataSubject = { id: string; code: string; name: string }

type Props = { subject: DataSubject; close: () => void; leaveTo?: Route }

/** Shows what stands in the way, or else what goes and what stays, before it is done. */
export function AnonymiseDialog({ subject, close, leaveTo }: Props) {
  const t = useTranslations('persons')
  const common = useTranslations('common')
  const { id, code, name } = subject
  const preview = useApi(persons.previewAnonymise, { id }, { staleTime: 0 })
  const { send, isSending } = useAnonymise(subject, { close, leaveTo })
  const isFree = preview.data?.obstacles.length === 0
  return (
    <Dialog title={t('anonymiseTitle', { name })} onClose={close}>
      <Stack>
        {preview.isPending && <TableSkeleton />}
        {preview.error && <LoadError problem={preview.error} retry={preview.refetch} />}
        {preview.data && !isFree && <Obstacles obstacles={preview.data.obstacles} />}
        {preview.data && isFree && (
          <>
            <Text>{t('anonymising.text', { code })}</Text>
            <Counts title={t('anonymising.goes')} counts={preview.data.goes}>
              {t('anonymising.always')}
            </Counts>
            <Counts title={t('anonymising.stays')} counts={preview.data.stays}>
              {t('anonymising.auditStays')}
            </Counts>
          </>
        )}
        <ActionBar>
          <Button variant="default" onClick={close}>
            {common(isFree ? 'cancel' : 'close')}
          </Button>
          {isFree && (
            <Button color="red" loading={isSending} onClick={() => void send()}>
              {t('anonymise')}
            </Button>
          )}
        </ActionBar>
      </Stack>
    </Dialog>
  )
}

function useAnonymise({ id, name }: DataSubject, { close, leaveTo }: Omit<Props, 'subject'>) {
  const t = useTranslations('persons')
  const toast = useToast()
  const wayOn = useWayOn()
  const queries = useQueryClient()
  const confirmed = useIdentityConfirmation()
  // Not `useCommand`, which reads everything again: the page of the person would ask for them once more.
  const command = useMutation({
    mutationFn: () => confirmed(() => callApi(persons.anonymise, { id })),
  })
  const send = async () => {
    try {
      await command.mutateAsync()
      close()
      if (leaveTo) wayOn.replace(leaveTo)
      await queries.invalidateQueries({ refetchType: leaveTo ? 'none' : 'active' })
      toast.done(t('anonymised', { name }))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  return { send, isSending: command.isPending }
}
