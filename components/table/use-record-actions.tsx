'use client'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useRemoval } from '@/components/ui/use-removal'
import type { Contract } from '@/lib/platform/contract/contract'
import type { RowAction } from './column'

type Row = { id: string; can?: { save: boolean; remove: boolean } }
type Options<R> = {
  nameOf: (row: R) => string
  onEdit: (row: R) => void
  /** The consequence of removing, shown in the question. */
  removeText: string
}

/** Edit and remove, as far as the server allows this reader. */
export function useRecordActions<R extends Row>(remove: Contract, options: Options<R>) {
  const { nameOf, onEdit, removeText } = options
  const t = useTranslations('common')
  const askAndRemove = useRemoval(remove)
  return (row: R): RowAction[] => {
    const edit = { label: t('edit'), icon: <IconPencil size={16} />, onClick: () => onEdit(row) }
    const removal = {
      label: t('remove'),
      icon: <IconTrash size={16} />,
      isDestructive: true,
      onClick: () =>
        void askAndRemove({ input: { id: row.id }, name: nameOf(row), text: removeText }),
    }
    // Records without `can` may be changed by every reader of their screen.
    return [
      ...((row.can?.save ?? true) ? [edit] : []),
      ...((row.can?.remove ?? true) ? [removal] : []),
    ]
  }
}
