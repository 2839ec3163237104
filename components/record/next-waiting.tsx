'use client'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { WholeWords } from '@/components/ui/whole-words'
import { route } from '@/lib/platform/access/route'

type Waiting = { id: string; name: string; href: string }

type Props = {
  /** The record on screen. */
  id: string
  /** The first records that wait for the reader; undefined while they are loading. */
  waiting: Waiting[] | undefined
  total?: number
}

/** Once the record on screen waits for the reader no more: the next one that does. */
export function NextWaiting({ id, waiting = [], total = 0 }: Props) {
  const t = useTranslations('common')
  const [next] = waiting
  if (!next || waiting.some((each) => each.id === id)) return null
  return (
    <Button
      component={Link}
      href={route(next.href)}
      variant="light"
      h="auto"
      mih={36}
      py={8}
      maw="100%"
      styles={{ label: { height: 'auto', lineHeight: 1.5, whiteSpace: 'normal' } }}
      rightSection={<IconArrowRight size={18} />}
      data-screen-only
    >
      <WholeWords text={t('nextWaiting', { name: next.name, count: total })} />
    </Button>
  )
}
