'use client'
import { Alert, Button, List, Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEntryVerdict } from '@/components/eligibility/use-entry-verdict'
import { NextBookedSession } from '@/components/training/booked-session'
import { FindSession } from '@/components/training/find-session'
import { useMayEnroll } from '@/components/training/may-enroll'
import type { VerdictReason } from '@/lib/domain/eligibility/eligibility/contract'
import type { PersonPage } from '@/lib/domain/people/persons/contract'
import { missingOf } from '@/lib/domain/people/persons/rules'

type Props = { person: PersonPage; onEdit: () => void }

type Part = ReturnType<typeof missingOf>[number]

/** What the verdict beside it tells as well: it stands here for its remedy alone. */
const partOf: Partial<Record<VerdictReason['code'], Part>> = {
  'photo-missing': 'photo',
  'worker-not-trained': 'training',
  'worker-training-over': 'training',
  'training-in-grace': 'training',
}

export function MissingParts({ person, onEdit }: Props) {
  const t = useTranslations('persons')
  const mayEnroll = useMayEnroll()
  const reasons = useEntryVerdict(person.id)?.reasons ?? []
  const inVerdict = new Set(reasons.map(({ code }) => partOf[code]))
  const isOffered = (part: Part) => (part === 'training' ? mayEnroll : person.can.save)
  const parts = missingOf(person).filter((part) => isOffered(part) || !inVerdict.has(part))
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
            {part === 'training' && mayEnroll && (
              <>
                <FindSession personIds={[person.id]} about={t('missingParts.training')} />
                <NextBookedSession personId={person.id} />
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
