'use client'
import { IconBookmark } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import type { ListToolProps } from '@/components/table/list-tools'
import { ActionMenu, type MenuAction } from '@/components/ui/action-menu'
import { RemovableChip } from '@/components/ui/removable-chip'
import type { SavedView } from '@/lib/domain/people/saved-views/contract'
import type { ListScreen } from '@/lib/domain/people/saved-views/rules'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useViews } from './use-views'
import classes from './views-menu.module.css'

const ViewDialog = dynamic(() =>
  fetchPart(() => import('./view-dialog')).then((part) => part.ViewDialog),
)
const ManageDialog = dynamic(() =>
  fetchPart(() => import('./manage-dialog')).then((part) => part.ManageDialog),
)

type Props = ListToolProps & { screen: ListScreen }

/** The views of a list: to open one, to save what is shown, and to manage them. */
export function ViewsMenu({ screen, ...list }: Props) {
  const t = useTranslations('savedViews')
  const locale = useLocale()
  const { views, isReading, present, shown, isNarrowed, open, leave } = useViews(screen, list)
  const saving = useDrawer<SavedView>()
  const managing = useDrawer<never>()
  const labelOf = ({ name, isOwn, owner }: SavedView) =>
    isOwn ? name : t('sharedBy', { name, owner: nameIn(locale, owner) })
  const inOrder = views.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
  const actions: MenuAction[] = [
    ...inOrder.map((view) => ({
      label: labelOf(view),
      isChosen: view === shown,
      onClick: () => open(view),
    })),
    ...(isNarrowed ? [{ label: t('everything'), onClick: leave }] : []),
    ...(present && !shown?.isOwn
      ? [{ label: t('saveThis'), onClick: () => saving.open(null) }]
      : []),
    ...(list.chooseColumns ? [{ label: t('columns'), onClick: list.chooseColumns }] : []),
    { label: t('manage'), onClick: () => managing.open(null) },
  ]
  const face = (
    <>
      <IconBookmark size={18} aria-hidden />
      <span className={classes.word}>{t('menu')}</span>
    </>
  )
  return (
    <>
      <div className={classes.tool}>
        {shown && (
          <div className={classes.shown}>
            <RemovableChip
              text={t('one', { name: shown.name })}
              label={t('leave', { name: shown.name })}
              onRemove={leave}
            />
          </div>
        )}
        {isReading ? (
          // The views would come between the pointer and what it is about to press.
          <button type="button" className={classes.button} aria-label={t('menu')} disabled>
            {face}
          </button>
        ) : (
          <ActionMenu actions={actions} label={t('menu')} className={classes.button}>
            {face}
          </ActionMenu>
        )}
      </div>
      {saving.wasOpened && <ViewDialog {...saving} screen={screen} present={present} />}
      {managing.wasOpened && (
        <ManageDialog {...managing} screen={screen} views={inOrder} present={present} />
      )}
    </>
  )
}
