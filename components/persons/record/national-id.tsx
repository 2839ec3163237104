'use client'
import { Button, Group, Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { callApi } from '@/lib/platform/browser/client'

/** Masked; a press shows the whole number, until the next one or until the page is left. */
export function NationalId({ id, nationalId, can }: PersonRecord) {
  const t = useTranslations('persons')
  const toast = useToast()
  const [shown, setShown] = useState<string | null>(null)
  const show = async () => {
    try {
      setShown((await callApi(persons.showNationalId, { id })).nationalId)
    } catch (problem) {
      toast.failed(problem)
    }
  }
  if (!nationalId) return '–'
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <Group gap="xs">
      <Text span inherit aria-live="polite" style={{ whiteSpace: 'nowrap' }}>
        {shown ?? nationalId}
      </Text>
      {can.showNationalId && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => (shown ? setShown(null) : void show())}
          data-screen-only
        >
          {t(shown ? 'hideNationalId' : 'showNationalId')}
        </Button>
      )}
    </Group>
  )
}
