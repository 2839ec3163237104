'use client'
import {
  IconCopy,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import type { RowAction } from '@/components/table/column'
import { useRemoval } from '@/components/ui/use-removal'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { jsaTemplates, type JsaTemplateRow } from '@/lib/domain/work/jsa-templates/contract'
import { route } from '@/lib/platform/access/route'
import { useWords } from './use-words'

/** The actions that the server allows this reader on a template. */
export function useJsaActions({ leaveTo }: { leaveTo?: Route } = {}) {
  const t = useTranslations('jsaTemplates')
  const common = useTranslations('common')
  const say = useWords()
  const askAndRemove = useRemoval(jsaTemplates.remove)
  const setEnabled = useToastedCommand(jsaTemplates.setEnabled)
  const batchImport = useToastedCommand(jsaTemplates.batchImport)
  const toggle = ({ id, IsEnabled, rowVersion, ...names }: JsaTemplateRow) => {
    const name = say(names.nameTh, names.nameEn)
    const done = t(IsEnabled ? 'disabledNow' : 'enabledNow', { name })
    return setEnabled.send({ id, IsEnabled: !IsEnabled, rowVersion }, done)
  }
  const importOne = ({ id, nameTh, nameEn }: JsaTemplateRow) =>
    batchImport.send({ ids: [id] }, t('import.done', { name: say(nameTh, nameEn) }))
  return (row: JsaTemplateRow): RowAction[] => {
    const { id, IsEnabled, importedTemplateId, can, nameTh, nameEn } = row
    const all: [boolean, RowAction][] = [
      [
        can.save,
        {
          label: t('edit'),
          icon: <IconPencil size={16} />,
          href: route(`/jsa-templates/${id}/edit`),
        },
      ],
      [
        can.setEnabled,
        {
          label: t(IsEnabled ? 'disable' : 'enable'),
          icon: IsEnabled ? <IconEyeOff size={16} /> : <IconEye size={16} />,
          onClick: () => void toggle(row),
        },
      ],
      [
        can.import,
        {
          label: t('import.one'),
          icon: <IconDownload size={16} />,
          onClick: () => void importOne(row),
        },
      ],
      [
        importedTemplateId !== null,
        {
          label: t('openCopy'),
          icon: <IconCopy size={16} />,
          href: route(`/jsa-templates/${importedTemplateId}`),
        },
      ],
      [
        can.remove,
        {
          label: common('remove'),
          icon: <IconTrash size={16} />,
          isDestructive: true,
          onClick: () =>
            void askAndRemove({
              input: { id },
              name: say(nameTh, nameEn),
              text: t('removeText'),
              leaveTo,
            }),
        },
      ],
    ]
    return all.filter(([isOffered]) => isOffered).map(([, action]) => action)
  }
}
