'use client'
import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import classes from './search-button.module.css'

/** Fetched when it is first opened. */
const SearchDialog = dynamic(
  () => fetchPart(() => import('./search-dialog')).then((part) => part.SearchDialog),
  {
    ssr: false,
  },
)

/** In the header; Ctrl-K opens and closes it from anywhere, fields included. */
export function SearchButton({ offered }: { offered: readonly ScreenPath[] }) {
  const t = useTranslations('globalSearch')
  const [isWanted, setWanted] = useState(false)
  const isFetching = useRef(false)
  const toggle = async () => {
    // Whoever presses again while it is being fetched wants it all the same.
    if (isFetching.current) return
    isFetching.current = true
    setWanted(true)
    const { searchDialog } = await fetchPart(() => import('./store')).finally(
      () => (isFetching.current = false),
    )
    searchDialog.toggle()
  }
  // By the key's place: on a Thai keyboard it types another letter.
  useHotkeys([['mod+K', () => void toggle(), { usePhysicalKeys: true }]], [], true)
  return (
    <>
      <UnstyledButton
        onClick={() => void toggle()}
        className={classes.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
      >
        <IconSearch size={20} aria-hidden />
        <span className={classes.text}>{t('open')}</span>
        <span className={classes.keys} aria-hidden />
      </UnstyledButton>
      {isWanted && <SearchDialog offered={offered} />}
    </>
  )
}
