import { Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './entrance-card.module.css'

type Props = { title: string; intro: string; isSecond?: boolean; children: ReactNode }

/** The card of the pages outside the shell, for readers who are not signed in. */
export const EntranceCard = ({ title, intro, isSecond = false, children }: Props) => (
  <Paper component="section" className={classes.card} withBorder>
    <Title order={isSecond ? 2 : 1}>{title}</Title>
    <Text c="dimmed" size={isSecond ? 'sm' : 'md'} mb={isSecond ? 'sm' : 'lg'}>
      {intro}
    </Text>
    {children}
  </Paper>
)
