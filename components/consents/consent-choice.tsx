'use client'
import { Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionBar } from '@/components/form/action-bar'
import {
  CURRENT_TEXT,
  type CarriedBasis,
  type ConsentPurpose,
} from '@/lib/domain/people/consents/basis/contract'
import { consentTexts } from './texts'

export type StepProps = {
  hasPicture: boolean
  isReady: boolean
  onGiven: (basis: CarriedBasis) => void
}

type Language = keyof typeof consentTexts

type Props = StepProps & {
  purpose: ConsentPurpose
  startLanguage: Language
  onOther: () => void
}

export function ConsentChoice({ hasPicture, isReady, onGiven, onOther, ...question }: Props) {
  const { purpose, startLanguage } = question
  const t = useTranslations('consents')
  const settings = useTranslations('settings')
  const [language, setLanguage] = useState<Language>(startLanguage)
  const agree = () =>
    onGiven({ basis: 'Consent', reason: null, textVersion: CURRENT_TEXT, language })
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{t('show')}</Text>
        <SegmentedControl
          size="xs"
          aria-label={t('textLanguage')}
          data={[
            { value: 'th', label: settings('thai') },
            { value: 'en', label: settings('english') },
          ]}
          value={language}
          onChange={(value) => setLanguage(value === 'en' ? 'en' : 'th')}
        />
      </Group>
      <Paper withBorder p="sm">
        <Text lang={language}>{consentTexts[language][CURRENT_TEXT][purpose]}</Text>
      </Paper>
      <Button variant="subtle" onClick={onOther}>
        {t('other')}
      </Button>
      <ActionBar>
        <Button data-autofocus disabled={!isReady} onClick={agree}>
          {t(hasPicture ? 'agree' : 'agreeOnly')}
        </Button>
      </ActionBar>
    </Stack>
  )
}
