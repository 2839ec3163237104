'use client'
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionBar } from '@/components/form/action-bar'
import { givenBases, LONGEST_REASON } from '@/lib/domain/people/consents/basis/contract'
import type { StepProps } from './consent-choice'

const others = givenBases.filter((basis) => basis !== 'Consent')

export function OtherBasis({
  hasPicture,
  isReady,
  onGiven,
  onBack,
}: StepProps & { onBack: () => void }) {
  const t = useTranslations('consents')
  const [basis, setBasis] = useState<(typeof others)[number]>(others[0]!)
  const [reason, setReason] = useState('')
  const give = () => onGiven({ basis, reason: reason.trim(), textVersion: null, language: null })
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('basis')}
        data={others.map((value) => ({ value, label: t(`bases.${value}`) }))}
        value={basis}
        onChange={({ currentTarget }) =>
          setBasis(others.find((value) => value === currentTarget.value) ?? others[0]!)
        }
      />
      <TextInput
        label={t('reason')}
        description={t('reasonHint')}
        required
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ActionBar>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button disabled={!isReady || reason.trim() === ''} onClick={give}>
          {t(hasPicture ? 'use' : 'useOnly')}
        </Button>
      </ActionBar>
    </Stack>
  )
}
