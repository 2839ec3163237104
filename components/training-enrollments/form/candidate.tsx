'use client'
import { Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { TrainingStatus } from '@/components/persons/training-status'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './enroll.module.css'
import { PersonCell } from '@/components/training-enrollments/person-cell'

type Props = {
  person: CandidateRecord
  isChosen: boolean
  withCompany: boolean
  onToggle: () => void
}

export function Candidate({ person, isChosen, withCompany, onToggle }: Props) {
  const t = useTranslations('trainingEnrollments')
  const locale = useLocale()
  const { refusal, employer } = person
  const Row = refusal ? 'div' : 'label'
  return (
    <Row
      className={classes.candidate}
      data-chosen={isChosen || undefined}
      data-refused={refusal ? true : undefined}
    >
      <Checkbox
        aria-label={nameIn(locale, person)}
        checked={isChosen}
        disabled={refusal !== null && !isChosen}
        onChange={onToggle}
      />
      <PersonCell {...person} />
      <div className={classes.facts}>
        {withCompany && employer && (
          <Text size="sm">
            <EmployerName of={employer} />
          </Text>
        )}
        <TrainingStatus {...person} />
        {!person.profileAssetId && <Missing>{t('noPhoto')}</Missing>}
        {!person.hasIdCard && <Missing>{t('noIdCard')}</Missing>}
      </div>
      {refusal && (
        <Text size="sm" c="var(--bad-text)" style={{ gridColumn: 2 }}>
          {refusal.text}
        </Text>
      )}
    </Row>
  )
}

const Missing = ({ children }: { children: string }) => (
  <Text
    size="sm"
    c="var(--warning-text)"
    style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
  >
    <IconAlertTriangle size={16} aria-hidden />
    {children}
  </Text>
)
