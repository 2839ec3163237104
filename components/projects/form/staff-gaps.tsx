'use client'
import { Alert, Anchor, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { Message } from '@/lib/platform/contract/contract'
import type { FixLinks } from './fix-links'

type Props = { messages: Message[]; fixLinks: FixLinks }

/** What is missing before a project can be staffed, with links to the screens that fix it. */
export function StaffGaps({ messages, fixLinks }: Props) {
  const t = useTranslations('projects.check')
  const needsOthers = messages.some(({ code }) => !fixLinks[code])
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle />}
      title={t('gaps')}
      styles={{ title: { fontWeight: 650 } }}
    >
      <List size="sm" spacing="xs">
        {messages.map(({ code, text }) => (
          <List.Item key={code}>
            {text} <FixLink href={fixLinks[code]} what={text} />
          </List.Item>
        ))}
      </List>
      {needsOthers && (
        <Text size="sm" mt="sm">
          {t('ask')}
        </Text>
      )}
    </Alert>
  )
}

function FixLink({ href, what }: { href: FixLinks[string]; what: string }) {
  const t = useTranslations('projects.check')
  if (!href) return null
  return (
    <Anchor component={IntentLink} href={href} size="sm" aria-label={`${t('fix')}: ${what}`}>
      {t('fix')}
    </Anchor>
  )
}
