'use client'
import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { AnonymisePreview } from '@/lib/domain/people/persons/contract'
import { route } from '@/lib/platform/access/route'

type Props = Pick<AnonymisePreview, 'obstacles'>

/** What has to end before, each with its records. */
export function Obstacles({ obstacles }: Props) {
  const t = useTranslations('persons.anonymising')
  return (
    <Alert
      color="amber"
      c="var(--mantine-color-text)"
      icon={<IconAlertTriangle />}
      title={t('blocked')}
      styles={{ title: { color: 'inherit' } }}
    >
      <List size="sm">
        {obstacles.map(({ kind, count, records }) => (
          <List.Item key={kind}>
            {t(`obstacles.${kind}`)}
            <List size="sm" withPadding>
              {records.map(({ id, label, href }) => (
                <List.Item key={id}>
                  {href ? (
                    <Anchor component={Link} href={route(href)} prefetch={false}>
                      {label}
                    </Anchor>
                  ) : (
                    label
                  )}
                </List.Item>
              ))}
              {records.length > 0 && count > records.length && (
                <List.Item>{t('more', { count: count - records.length })}</List.Item>
              )}
            </List>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
