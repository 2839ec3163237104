'use client'
import { Button, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { useIsPrinting } from '@/components/ui/use-is-printing'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import type { CardProps } from './person-card'
import classes from './muster.module.css'

type Props = {
  title: string
  people: MusterPerson[]
  Card: ComponentType<CardProps>
  card: Omit<CardProps, 'who'>
  empty?: ReactNode
}

/** So many cards at a time keep a phone quick; a search finds the others, and paper has all of them. */
const STEP = 60

export function PeopleSection({ title, people, Card, card, empty }: Props) {
  const t = useTranslations('musters')
  const titleId = useId()
  const [shown, setShown] = useState(STEP)
  const isPrinting = useIsPrinting()
  const more = people.length - shown
  if (people.length === 0 && !empty) return null
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} mb="xs" id={titleId}>
        {title}
      </Title>
      {people.length === 0 && empty}
      <ul className={classes.list}>
        {(isPrinting ? people : people.slice(0, shown)).map((who) => (
          <li key={who.key}>
            <Card who={who} {...card} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" fullWidth mt="xs" onClick={() => setShown(shown + STEP * 5)}>
          {t('showMore', { count: Math.min(more, STEP * 5) })}
        </Button>
      )}
    </section>
  )
}
