'use client'
import { Kbd } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['x', 'check'],
  ['n', 'new'],
  ['?', 'help'],
] as const

/** What each key does on a list. */
export function KeyList() {
  const t = useTranslations('table.keys')
  return (
    <DefinitionList
      items={keys.map(([key, what]) => ({ term: t(what), value: <Kbd>{key}</Kbd> }))}
    />
  )
}
