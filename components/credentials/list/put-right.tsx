'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useSessionsFor } from '@/components/training/find-session'
import type { VerdictReason } from '@/lib/domain/eligibility/eligibility/contract'

/** What a training puts right. */
export const isOfTraining = ({ code }: VerdictReason) =>
  code === 'worker-not-trained' || code === 'worker-training-over'

/** What a new document of the person puts right: one that came back is corrected where it stands. */
const needsDocument = ({ code, subject, link }: VerdictReason) =>
  (code === 'credential-missing' || code === 'credential-over') &&
  subject.kind === 'credential' &&
  link?.type === 'person'

type Props = {
  reason: VerdictReason
  personId: string
  /** Of the person, for those who cannot see beside whom it stands. */
  name: string
  onSend: (start: { personId: string; typeId: string }) => void
}

/** The way to put a reason right with one press. */
export function PutRight({ reason, personId, name, onSend }: Props) {
  const t = useTranslations()
  const sessionsFor = useSessionsFor()
  if (isOfTraining(reason)) {
    const find = t('training.seatSearch.find')
    return (
      <Button
        component={Link}
        href={sessionsFor({ personIds: [personId] })}
        prefetch={false}
        size="xs"
        variant="light"
        w="fit-content"
        aria-label={`${find}: ${name}`}
      >
        {find}
      </Button>
    )
  }
  if (!needsDocument(reason)) return null
  const send = t(reason.code === 'credential-over' ? 'credentials.renew' : 'credentials.sendOne')
  return (
    <Button
      size="xs"
      variant="light"
      w="fit-content"
      aria-label={`${send}: ${reason.text} ${name}`}
      onClick={() => onSend({ personId, typeId: reason.subject.id })}
    >
      {send}
    </Button>
  )
}
