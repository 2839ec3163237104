'use client'
import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { imports, type ImportedRow, type ImportPage } from '@/lib/domain/site/imports/contract'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { NIL_ID } from '@/lib/platform/contract/nil-id'

/** What the reader should know of a row, and whether it is somebody who is registered already. */
export function RowNotes({ file, row }: { file: ImportPage; row: ImportedRow }) {
  const t = useTranslations('imports.check')
  const { send, isSending } = useToastedCommand(imports.saveRow)
  const { rowNo, notes } = row
  const choose = (matchId: string | null) =>
    void send({ id: file.id, rowNo, matchId }, t('saved', { row: rowNo }))
  const canChoose = file.can.includes('check')
  const questions = notes.map(({ code, message, matchId }) => (
    <div key={`${code} ${matchId}`}>
      <Text size="sm" c={code === 'verdict-allowed' ? undefined : 'var(--warning-text)'}>
        {message}
      </Text>
      {matchId && canChoose && (
        <Group gap="xs" mt={4}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isSending}
            onClick={() => choose(matchId)}
          >
            {t('isSame')}
          </Button>
          {code === 'looks-like' && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isSending}
              onClick={() => choose(NIL_ID)}
            >
              {t('isNew')}
            </Button>
          )}
        </Group>
      )}
    </div>
  ))
  return (
    <>
      {questions}
      {row.matchId && canChoose && (
        <Group gap="xs">
          <Text size="sm">{t(row.matchId === NIL_ID ? 'saidNew' : 'saidSame')}</Text>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isSending}
            onClick={() => choose(null)}
          >
            {t('askAnew')}
          </Button>
        </Group>
      )}
    </>
  )
}
