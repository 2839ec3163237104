'use client'
import '@mantine/spotlight/styles.layer.css'
import { Loader, VisuallyHidden } from '@mantine/core'
import { Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/ui/load-error'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { FoundList, LIST_ID, optionId } from './found-list'
import classes from './search-dialog.module.css'
import { searchStore, tellSelected } from './store'
import { useFound } from './use-found'

/** The arrows select a row, which screen readers hear as the active option of the field. */
export function SearchDialog({ offered }: { offered: readonly ScreenPath[] }) {
  const t = useTranslations('globalSearch')
  const { query, selected } = useSpotlight(searchStore)
  const { groups, isTooShort, isPending, error, refetch } = useFound(offered, query)
  const items = groups.flatMap((group) => group.items)
  const active = items[selected]
  return (
    <Spotlight.Root
      store={searchStore}
      shortcut={null}
      yOffset="5dvh"
      overlayProps={{ backgroundOpacity: 0.5 }}
      transitionProps={{ duration: 100, exitDuration: 0 }}
      attributes={{ content: { 'aria-label': t('open') } }}
    >
      <Spotlight.Search
        data-autofocus
        placeholder={t('placeholder')}
        aria-label={t('open')}
        maxLength={100}
        onKeyDown={() => queueMicrotask(tellSelected)}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={isPending && <Loader size="xs" />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={active && optionId(active.key)}
      />
      {error && (
        <div className={classes.error}>
          <LoadError problem={error} retry={refetch} />
        </div>
      )}
      <FoundList
        key={items.map(({ key }) => key).join()}
        groups={groups}
        active={active}
        selected={selected}
      />
      {items.length === 0 && !isPending && !error && (
        <Spotlight.Empty>{t(isTooShort ? 'moreLetters' : 'nothing')}</Spotlight.Empty>
      )}
      <VisuallyHidden role="status">
        {!isPending && t('found', { count: items.length })}
      </VisuallyHidden>
    </Spotlight.Root>
  )
}
