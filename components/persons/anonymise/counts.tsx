'use client'
import { List, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AnonymisePreview } from '@/lib/domain/people/persons/contract'

type Props = { title: string; counts: AnonymisePreview['goes']; children: ReactNode }

/** How many records of each kind; those without a name of their own belong to one that is named. */
export function Counts({ title, counts, children }: Props) {
  const t = useTranslations('persons.anonymising')
  return (
    <div>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <List size="sm">
        <List.Item>{children}</List.Item>
        {counts.flatMap(({ table, count }) =>
          isNamed(table) ? (
            <List.Item key={table}>
              {t(`tables.${table}`)} ({count})
            </List.Item>
          ) : (
            []
          ),
        )}
      </List>
    </div>
  )
}

const named = [
  'pictures',
  'documents',
  'users',
  'sign_in_sessions',
  'outbox_mails',
  'notices',
  'saved_views',
  'work_permit_workers',
  'attendances',
  'credentials',
  'gate_events',
  'stays',
  'muster_marks',
  'bars',
  'overrides',
  'privacy_requests',
] as const

const isNamed = (table: string): table is (typeof named)[number] =>
  named.some((name) => name === table)
