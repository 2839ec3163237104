'use client'
import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { WholeCodes } from '@/components/ui/whole-words'
import classes from './page-header.module.css'
import { useDocumentTitle } from './use-document-title'

type Props = {
  title: ReactNode
  /** Of the browser's tab, where it is not the title itself. */
  tabTitle?: string
  description?: ReactNode
  /** What the page is for; a phone leaves it out, so that the first record is in sight. */
  hint?: string
  /** Buttons for the whole page. */
  actions?: ReactNode
  /** The button that the page is opened for: first on a phone, elsewhere last and at the right. */
  main?: ReactNode
}

export function PageHeader({ title, tabTitle, description, hint, actions, main }: Props) {
  useDocumentTitle(tabTitle ?? (typeof title === 'string' ? title : undefined))
  return (
    <div className={classes.header}>
      <div>
        <Title order={1}>{typeof title === 'string' ? <WholeCodes text={title} /> : title}</Title>
        {description && <Text c="dimmed">{description}</Text>}
        {hint && (
          <Text c="dimmed" visibleFrom="sm">
            {hint}
          </Text>
        )}
      </div>
      {(actions || main) && (
        <Group className={classes.actions} data-screen-only>
          {actions}
          {main && <div className={classes.main}>{main}</div>}
        </Group>
      )}
    </div>
  )
}
