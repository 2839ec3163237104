'use client'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TYPING_PAUSE } from '@/components/ui/typing-pause'
import { distinctWords, MOST_WORDS } from '@/lib/platform/contract/search-words'

type Props = {
  label: string
  value: string
  onSearch: (keyword: string) => void
  /** In milliseconds; shorter where the search runs in the browser. */
  pause?: number
}

export function SearchBox({ label, value, onSearch, pause = TYPING_PAUSE }: Props) {
  const t = useTranslations('table')
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const search = useDebouncedCallback((keyword: string) => {
    setSent(keyword.trim())
    onSearch(keyword.trim())
  }, pause)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setSent(value)
    // Changed elsewhere, such as by "clear filters" or a view; what was typed here may have gone on meanwhile.
    if (value !== sent) setTyped(value)
  }
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  const clear = () => {
    type('')
    search.flush()
  }
  const hasIgnoredWords = distinctWords(typed).length > MOST_WORDS
  return (
    <TextInput
      type="search"
      description={hasIgnoredWords && t('firstWords', { count: MOST_WORDS })}
      inputWrapperOrder={['input', 'description']}
      aria-label={label}
      placeholder={t('search')}
      value={typed}
      maxLength={100}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') search.flush()
      }}
      // Otherwise the pending change of the address would come after a followed link and undo it.
      onBlur={() => search.flush()}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} />
      }
    />
  )
}
