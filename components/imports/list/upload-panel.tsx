'use client'
import { Button, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { Actions } from '@/components/ui/actions'
import { useWayOn } from '@/components/ui/use-way-on'
import { imports, UPLOAD_LIMIT } from '@/lib/domain/site/imports/contract'
import type { ImportKind } from '@/lib/domain/site/imports/rules'
import { route } from '@/lib/platform/access/route'
import { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import { SheetButton } from '../sheet-button'

/** The first step: what is in the file, and the file. The address may name the kind. */
export function UploadPanel({ kinds }: { kinds: ImportKind[] }) {
  const t = useTranslations('imports.choose')
  const named = useSearchParams().get('of')
  const [kind, setKind] = useState(kinds.find((each) => each === named) ?? kinds[0]!)
  const titleId = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={2} id={titleId}>
          {t('title')}
        </Title>
        <KindSelect kinds={kinds} kind={kind} onChange={setKind} />
        <FilePicker kind={kind} />
      </Stack>
    </Paper>
  )
}

type KindProps = { kinds: ImportKind[]; kind: ImportKind; onChange: (kind: ImportKind) => void }

function KindSelect({ kinds, kind, onChange }: KindProps) {
  const t = useTranslations('imports')
  return (
    <NativeSelect
      label={t('choose.kind')}
      maw="20rem"
      value={kind}
      data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      onChange={({ currentTarget }) => {
        const chosen = kinds.find((each) => each === currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
}

/** Sends the file as soon as it is chosen, and goes on to its columns. */
function FilePicker({ kind }: { kind: ImportKind }) {
  const t = useTranslations('imports.choose')
  const wayOn = useWayOn()
  const input = useRef<HTMLInputElement>(null)
  const upload = useCommand(imports.upload)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (file: File) => {
    setRefusal(null)
    if (file.size > UPLOAD_LIMIT) return setRefusal(t('tooLarge'))
    try {
      const { id } = await upload.mutateAsync({ file, kind })
      wayOn.push(route(`/imports/${id}`))
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      setRefusal(problem.body.detail)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt,.tsv"
        aria-label={t('file')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) void send(file)
        }}
      />
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      {refusal && (
        <Text role="alert" size="sm" c="var(--bad-text)">
          {refusal}
        </Text>
      )}
      <Actions>
        <SheetButton
          label={t('template')}
          contract={imports.exportTemplate}
          input={{ kind: kind }}
        />
        <Button
          leftSection={<IconUpload size={18} aria-hidden />}
          loading={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {t('pick')}
        </Button>
      </Actions>
    </>
  )
}
