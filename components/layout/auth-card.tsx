import { Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './auth-card.module.css'

type Props = { title: string; intro: string; isSecondary?: boolean; children: ReactNode }

/** The card of the pages outside the shell, for readers who are not signed in. */
export const AuthCard = ({ title, intro, isSecondary = false, children }: Props) => (
  <Paper component="section" className={classes.card} withBorder>
    <Title order={isSecondary ? 2 : 1}>{title}</Title>
    <Text c="dimmed" size={isSecondary ? 'sm' : 'md'} mb={isSecondary ? 'sm' : 'lg'}>
      {intro}
    </Text>
    {children}
  </Paper>
)
