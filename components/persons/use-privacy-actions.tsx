'use client'
import { IconEraser, IconFileExport } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { RowAction } from '@/components/table/column'
import { useConfirm } from '@/components/ui/confirm'
import { useToast } from '@/components/ui/toast'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { callApi } from '@/lib/platform/browser/client'
import { saveFile } from '@/lib/platform/browser/download'

/** The rights to a copy and to erasure under the law on personal data. */
export function usePrivacyActions(nameOf: (person: PersonRecord) => string) {
  const t = useTranslations('persons')
  const toast = useToast()
  const confirm = useConfirm()
  const erasing = useToastedCommand(persons.erase)

  const exportRecord = async (person: PersonRecord): Promise<void> => {
    try {
      const content = await callApi(persons.exportRecord, { id: person.id })
      const text = JSON.stringify(content, null, 2)
      saveFile({
        blob: new Blob([text], { type: 'application/json' }),
        fileName: `person-${person.id}.json`,
      })
      toast.done(t('exported', { name: nameOf(person) }))
    } catch (refusal) {
      toast.failed(refusal)
    }
  }
  const erase = async (person: PersonRecord): Promise<void> => {
    const name = nameOf(person)
    const isSure = await confirm({
      title: t('eraseTitle', { name }),
      text: t('eraseText'),
      confirmLabel: t('erase'),
      isDestructive: true,
    })
    if (isSure) await erasing.send({ id: person.id }, t('erased', { name }))
  }
  return (person: PersonRecord): RowAction[] =>
    person.can.erase
      ? [
          {
            label: t('exportRecord'),
            icon: <IconFileExport size={16} />,
            onClick: () => void exportRecord(person),
          },
          {
            label: t('erase'),
            icon: <IconEraser size={16} />,
            isDestructive: true,
            onClick: () => void erase(person),
          },
        ]
      : []
}
