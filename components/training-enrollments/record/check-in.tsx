'use client'
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { hasAttended, takesSeat } from '@/lib/domain/training/attendance/workflow'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { CheckInLog } from './check-in-log'
import { useCheckIn } from './use-check-in'
import { useRoster } from '@/components/training-enrollments/list/use-roster'

const CodeScanner = dynamic(
  () => fetchPart(() => import('./code-scanner')).then((part) => part.CodeScanner),
  {
    ssr: false,
  },
)

/** Codes are typed, sent by a keyboard scanner, or read by the camera. */
export function CheckIn({ sessionId }: { sessionId: string }) {
  const t = useTranslations('trainingEnrollments')
  const [isScanning, setScanning] = useState(false)
  const { log, checkIn, undo } = useCheckIn(sessionId)
  const { answer, rows } = useRoster(sessionId)
  const present = rows.filter(({ status }) => hasAttended(status)).length
  const all = rows.filter(({ status }) => takesSeat(status)).length
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="check-in-title" data-gloves>
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="check-in-title">
            {t('checkIn')}
          </Title>
          {answer.data && <Text fw={650}>{t('present', { count: present, all })}</Text>}
        </Group>
        <CodeForm onCode={checkIn}>
          <Button
            variant="default"
            size="md"
            aria-expanded={isScanning}
            leftSection={isScanning ? <IconCameraOff size={20} /> : <IconCamera size={20} />}
            onClick={() => setScanning(!isScanning)}
          >
            {t(isScanning ? 'stopScanning' : 'scan')}
          </Button>
        </CodeForm>
        {isScanning && <CodeScanner onCode={checkIn} />}
        <CheckInLog log={log} onUndo={undo} />
      </Stack>
    </Paper>
  )
}

type CodeFormProps = { onCode: (text: string) => unknown; children: React.ReactNode }

/** Cleared at once, so that the next code can be entered while the last one is sent. */
function CodeForm({ onCode, children }: CodeFormProps) {
  const t = useTranslations('trainingEnrollments')
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Keyboard scanners need the focus here; on a phone it would open the on-screen keyboard.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onCode(text.trim())
    setText('')
    field.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <Group align="end" gap="sm">
        <TextInput
          ref={field}
          label={t('code')}
          description={t('codeHint')}
          size="md"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          placeholder="P-000123"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
          style={{ flex: '1 1 14rem' }}
        />
        <Button type="submit" size="md">
          {t('commands.checkIn.label')}
        </Button>
        {children}
      </Group>
    </form>
  )
}
