'use client'
import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconStethoscope } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { EmployerName } from '@/components/lookups/employer-name'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { Name } from '@/components/ui/name'
import { credentials, type CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatDay, formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { CredentialStatusBadge, DaysLeft } from '../list/credential-status'

/** What was typed in, what a reviewer should know, and why it came back. */
export function CredentialFacts({ credential }: { credential: CredentialRecord }) {
  return (
    <Stack gap="sm">
      <span>
        <CredentialStatusBadge {...credential} />
        <DaysLeft {...credential} />
      </span>
      <ReturnNote credential={credential} />
      <NumberElsewhere credential={credential} />
      <MedicalNote credential={credential} />
      <Facts credential={credential} />
    </Stack>
  )
}

type Props = { credential: CredentialRecord }

function Facts({ credential }: Props) {
  const t = useTranslations('credentials')
  const dates = useDateStyle()
  const { person, employer, type, number, issuer, issuedOn, expiresOn } = credential
  const { submittedBy, submittedAt, reviewedBy, reviewedAt } = credential
  return (
    <DefinitionList
      items={[
        {
          term: t('person'),
          value: person && (
            <Anchor component={Link} href={route(`/persons/${person.code}`)} prefetch={false}>
              <Name of={person} /> {person.code}
            </Anchor>
          ),
        },
        { term: t('company'), value: employer && <EmployerName of={employer} /> },
        { term: t('type'), value: <Name of={type} /> },
        { term: t('number'), value: number },
        { term: t('issuer'), value: issuer },
        { term: t('issuedOn'), value: formatDay(dates, issuedOn) },
        { term: t('expiresOn'), value: expiresOn ? formatDay(dates, expiresOn) : t('noEnd') },
        {
          term: t('submittedBy'),
          value: (
            <>
              <Name of={submittedBy} />, {formatInstant(dates, submittedAt)}
            </>
          ),
        },
        {
          term: t('reviewedBy'),
          value: reviewedBy ? (
            <>
              <Name of={reviewedBy} />
              {reviewedAt && `, ${formatInstant(dates, reviewedAt)}`}
            </>
          ) : (
            t('unreviewed')
          ),
        },
      ].filter(({ value }) => value)}
    />
  )
}

/** Why it came back, also to the reviewer of what was sent again. */
export function ReturnNote({ credential }: Props) {
  const t = useTranslations('credentials')
  const { status, returnCode, reviewReason } = credential
  if (!returnCode && !reviewReason) return null
  const reason = returnCode ? t(`returnCodes.${returnCode}`) : t('reason')
  const title = status === 'Returned' ? t('cameBackNow', { reason }) : t('cameBack', { reason })
  return (
    <Alert color="amber" icon={<IconArrowBackUp />} title={returnCode ? title : t('reason')}>
      {reviewReason && (returnCode ? t('toSend', { note: reviewReason }) : reviewReason)}
    </Alert>
  )
}

function NumberElsewhere({ credential: { id, can } }: Props) {
  const t = useTranslations('credentials')
  const locale = useLocale()
  const isReviewer = can.commands.length > 0
  const { data } = useApi(credentials.get, { id }, { enabled: isReviewer })
  if (!data || data.numberElsewhere.length === 0) return null
  const names = data.numberElsewhere.map((person) => `${nameIn(locale, person)} (${person.code})`)
  return (
    <Alert color="amber" icon={<IconAlertTriangle />}>
      {t('number-elsewhere', { names: names.join(', ') })}
    </Alert>
  )
}

function MedicalNote({ credential: { type } }: Props) {
  const t = useTranslations('credentials')
  if (!type.isSensitive) return null
  return (
    <Text size="sm" c="dimmed">
      <IconStethoscope size={16} aria-hidden /> {t('isMedical')}
    </Text>
  )
}
