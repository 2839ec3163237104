'use client'
import { IconEraser, IconFileExport, IconUserOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import type { RowAction } from '@/components/table/column'
import { useConfirm } from '@/components/ui/confirm'
import { useToast } from '@/components/ui/toast'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { persons } from '@/lib/domain/people/persons/contract'
import { callApi } from '@/lib/platform/browser/client'
import { useIdentityConfirmation } from '@/lib/platform/browser/confirm-identity'
import { saveFile } from '@/lib/platform/browser/download'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { DataSubject } from './anonymise/anonymise-dialog'

const AnonymiseDialog = dynamic(() =>
  fetchPart(() => import('./anonymise/anonymise-dialog')).then((part) => part.AnonymiseDialog),
)

/**
 * The rights to a copy and to erasure under the law on personal data. `leaveTo`: where to go when the page is that of a
 * person of whom nothing is known any more.
 */
export function usePrivacyActions({ leaveTo }: { leaveTo?: Route } = {}) {
  const t = useTranslations('persons')
  const toast = useToast()
  const confirm = useConfirm()
  const withConfirmedIdentity = useIdentityConfirmation()
  const erasing = useToastedCommand(persons.erase)
  const anonymising = useDrawer<DataSubject>()

  const exportRecord = async ({ id, name }: DataSubject): Promise<void> => {
    try {
      const content = await withConfirmedIdentity(() => callApi(persons.exportRecord, { id }))
      const text = JSON.stringify(content, null, 2)
      saveFile({
        blob: new Blob([text], { type: 'application/json' }),
        fileName: `person-${id}.json`,
      })
      toast.done(t('exported', { name }))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  const erase = async ({ id, name }: DataSubject): Promise<void> => {
    const isSure = await confirm({
      title: t('eraseTitle', { name }),
      text: t('eraseText'),
      confirmLabel: t('erase'),
      isDestructive: true,
    })
    if (isSure) await erasing.send({ id }, t('erased', { name }))
  }
  const copiesOf = (subject: DataSubject): RowAction[] => [
    {
      label: t('exportRecord'),
      icon: <IconFileExport size={16} />,
      onClick: () => void exportRecord(subject),
    },
  ]
  const removalsOf = (subject: DataSubject): RowAction[] => [
    {
      label: t('anonymise'),
      icon: <IconUserOff size={16} />,
      isDestructive: true,
      onClick: () => anonymising.open(subject),
    },
    {
      label: t('erase'),
      icon: <IconEraser size={16} />,
      isDestructive: true,
      onClick: () => void erase(subject),
    },
  ]
  const { row, isOpen, close } = anonymising
  const dialog = isOpen && row && <AnonymiseDialog subject={row} close={close} leaveTo={leaveTo} />
  const actionsOf = (subject: DataSubject) => [...copiesOf(subject), ...removalsOf(subject)]
  return { actionsOf, copiesOf, removalsOf, dialog }
}
