'use client'
import { Stack, Switch } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { KeyList } from '@/components/table/key-list'
import { useLetterKeys } from '@/components/table/use-letter-keys'

export function KeysPanel() {
  const t = useTranslations('table.keys')
  const [areOn, setOn] = useLetterKeys()
  return (
    <Stack>
      <Switch
        label={t('letters')}
        description={t('lettersHint')}
        checked={areOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {areOn && <KeyList />}
    </Stack>
  )
}
