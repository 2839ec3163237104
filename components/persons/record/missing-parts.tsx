'use client'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { BookedSession } from '@/components/training/booked-session'
import { FindSession } from '@/components/training/find-session'
import type { PersonPage } from '@/lib/domain/people/persons/contract'
import { missingOf } from '@/lib/domain/people/persons/rules'

type Props = { person: PersonPage; onEdit: () => void }

export function MissingParts({ person, onEdit }: Props) {
  const t = useTranslations('persons')
  const parts = missingOf(person)
  if (parts.length === 0) return null
  const isFixedByEditing = person.can.save && parts.some((part) => part !== 'training')
  return (
    <Alert
      color="amber"
      c="var(--mantine-color-text)"
      icon={<IconListCheck />}
      title={t('missingTitle')}
      styles={{ title: { color: 'inherit' } }}
    >
      <List size="sm">
        {parts.map((part) => (
          <List.Item key={part}>
            {t(`missingParts.${part}`)}{' '}
            {part === 'training' && (
              <>
                <FindSession personIds={[person.id]} about={t('missingParts.training')} />
                <BookedSession personId={person.id} />
              </>
            )}
          </List.Item>
        ))}
      </List>
      {!person.can.save && parts.some((part) => part !== 'training') && (
        <Text size="sm" mt="sm">
          {t('readOnly')}
        </Text>
      )}
      {isFixedByEditing && (
        <Button mt="sm" size="sm" variant="default" onClick={onEdit}>
          {t('addMissing')}
        </Button>
      )}
    </Alert>
  )
}
