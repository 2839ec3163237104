'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useDrawer, type DrawerOf } from '@/components/form/use-drawer'
import { useConfirm } from '@/components/ui/confirm'
import { Dialog } from '@/components/ui/dialog'
import { useRemoval } from '@/components/ui/use-removal'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { savedViews, type SavedView } from '@/lib/domain/people/saved-views/contract'
import type { ListScreen } from '@/lib/domain/people/saved-views/rules'
import { nameIn } from '@/lib/platform/i18n/names'
import { ViewDialog } from './view-dialog'
import classes from './views-menu.module.css'

type Props = DrawerOf<never> & { screen: ListScreen; views: SavedView[]; present: string }

/** The views of a list, each with what this reader may do with it. */
export function ManageDialog({ isOpen, close, screen, views, present }: Props) {
  const t = useTranslations('savedViews')
  const editing = useDrawer<SavedView>()
  return (
    <>
      <Dialog title={t('manageTitle')} isOpen={isOpen} onClose={close}>
        {views.length === 0 && <Text>{t('none')}</Text>}
        <ul className={classes.views}>
          {views.map((view) => (
            <View key={view.id} view={view} present={present} onChange={editing.open} />
          ))}
        </ul>
      </Dialog>
      {editing.isOpen && <ViewDialog {...editing} screen={screen} present={present} />}
    </>
  )
}

type ViewProps = { view: SavedView; present: string; onChange: (view: SavedView) => void }

function View({ view, present, onChange }: ViewProps) {
  const t = useTranslations('savedViews')
  const locale = useLocale()
  const { name, isOwn, isShared, isDefault, owner, can } = view
  const facts = [
    isOwn ? t('own') : t('by', { owner: nameIn(locale, owner) }),
    ...(isOwn && isShared ? [t('shared')] : []),
    ...(isOwn && isDefault ? [t('default')] : []),
  ]
  return (
    <li>
      <Stack gap={0}>
        <span className={classes.name}>{name}</span>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </Stack>
      {can.change && <ViewCommands view={view} present={present} onChange={onChange} />}
    </li>
  )
}

function ViewCommands({ view, present, onChange }: ViewProps) {
  const t = useTranslations('savedViews')
  const confirm = useConfirm()
  const { send } = useToastedCommand(savedViews.save)
  const remove = useRemoval(savedViews.remove)
  const { id, name, query, rowVersion } = view
  const replace = async () => {
    const question = {
      title: t('replaceTitle', { name }),
      text: t('replaceText'),
      confirmLabel: t('replace'),
    }
    if (await confirm(question))
      await send({ id, rowVersion, query: present }, t('replaced', { name }))
  }
  return (
    <div className={classes.commands}>
      <Button
        variant="default"
        size="xs"
        aria-label={t('changeNamed', { name })}
        onClick={() => onChange(view)}
      >
        {t('change')}
      </Button>
      {present && present !== query && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('replaceNamed', { name })}
          onClick={() => void replace()}
        >
          {t('replace')}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        aria-label={t('removeNamed', { name })}
        onClick={() => void remove({ input: { id }, name, text: t('removeText') })}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
