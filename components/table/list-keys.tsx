'use client'
import { useHotkeys } from '@mantine/hooks'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { checkRow, moveRow, pressNew, takesLetters } from './row-focus'
import { useLetterKeys } from './use-letter-keys'

const KeyDialog = dynamic(
  () => fetchPart(() => import('./key-dialog')).then((part) => part.KeyDialog),
  {
    ssr: false,
  },
)

/** Letters go by their place: on a Thai keyboard they type other ones. */
const byPlace = { usePhysicalKeys: true, preventDefault: false }

/** The keys of every list: from row to row, to check one, to make a new record; `?` lists them. */
export function ListKeys() {
  const [areOn] = useLetterKeys()
  const [isOpen, setOpen] = useState(false)
  const unlessTyped = (act: (page: ParentNode) => void) => (event: KeyboardEvent) => {
    if (!areOn || takesLetters(event.target)) return
    event.preventDefault()
    const page = document.getElementById('main')
    if (page) act(page)
  }
  const help = unlessTyped(() => setOpen(true))
  useHotkeys(
    [
      ['j', unlessTyped((page) => moveRow(page, 1)), byPlace],
      ['k', unlessTyped((page) => moveRow(page, -1)), byPlace],
      ['x', unlessTyped(checkRow), byPlace],
      ['n', unlessTyped(pressNew), byPlace],
      ['shift+/', help, byPlace],
      ['shift+?', help, { preventDefault: false }],
    ],
    [],
    true,
  )
  return isOpen && <KeyDialog close={() => setOpen(false)} />
}
