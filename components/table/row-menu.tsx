import { IconDots } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { ActionMenu } from '@/components/ui/action-menu'
import type { RowAction } from './column'
import classes from './data-table.module.css'

export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const t = useTranslations('table')
  if (actions.length === 0) return null
  return (
    <ActionMenu
      isInRow
      actions={actions}
      label={t('actionsOf', { name })}
      className={classes.menuButton}
    >
      <IconDots size={18} aria-hidden />
    </ActionMenu>
  )
}
