'use client'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { useState } from 'react'
import { ActionBar } from '@/components/form/action-bar'
import { FormModal } from '@/components/form/form-modal'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { ErrorAlert } from '@/components/ui/error-alert'
import { LoadError } from '@/components/ui/load-error'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import {
  jsaTemplates,
  type ImportResult,
  type JsaTemplateRow,
} from '@/lib/domain/work/jsa-templates/contract'
import { useApi, useCommand } from '@/lib/platform/browser/use-api'
import { useWords } from '@/components/jsa-templates/use-words'

export function ImportDialog({ isOpen, close }: DrawerOf<never>) {
  const t = useTranslations()
  const answer = useApi(jsaTemplates.listSystem, {})
  return (
    <FormModal title={t('jsaTemplates.import.title')} isOpen={isOpen} onClose={close}>
      {answer.isError ? (
        <LoadError problem={answer.error} retry={answer.refetch} />
      ) : answer.data ? (
        <Choice templates={answer.data} close={close} />
      ) : (
        <TableSkeleton />
      )}
    </FormModal>
  )
}

type Props = { templates: JsaTemplateRow[]; close: () => void }

function Choice({ templates, close }: Props) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<string[]>([])
  const command = useCommand(jsaTemplates.batchImport)
  const open = templates.filter(({ can }) => can.import).map(({ id }) => id)
  if (command.data) return <Outcomes results={command.data} templates={templates} close={close} />
  if (open.length === 0 && !command.isPending)
    return <Text>{t('jsaTemplates.import.allImported')}</Text>
  const isAll = open.every((id) => chosen.includes(id))
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('jsaTemplates.import.text')}
      </Text>
      {command.error && <ErrorAlert problem={command.error} />}
      <Checkbox
        label={t('jsaTemplates.import.all')}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => setChosen(isAll ? [] : open)}
        styles={{ label: { fontWeight: 600 } }}
      />
      <Templates templates={templates} chosen={chosen} setChosen={setChosen} />
      <ActionBar>
        <Button variant="default" disabled={command.isPending} onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={command.isPending}
          onClick={() => command.mutate({ ids: chosen })}
        >
          {t('jsaTemplates.import.submit', { count: chosen.length })}
        </Button>
      </ActionBar>
    </Stack>
  )
}

/** Those that are imported already cannot be chosen. */
const openFirst = (templates: JsaTemplateRow[]) =>
  templates.toSorted((a, b) => Number(b.can.import) - Number(a.can.import))

type TemplatesProps = {
  templates: JsaTemplateRow[]
  chosen: string[]
  setChosen: (ids: string[]) => void
}

function Templates({ templates, chosen, setChosen }: TemplatesProps) {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  return (
    <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('systemWhat')}>
      <Stack gap="xs">
        {openFirst(templates).map(({ id, nameTh, nameEn, typeCode, can }) => (
          <Checkbox
            key={id}
            value={id}
            label={say(nameTh, nameEn)}
            description={can.import ? t(`types.${typeCode}`) : t('imported')}
            disabled={!can.import}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

const tones: Record<ImportResult['outcome'], Tone> = {
  Imported: 'good',
  AlreadyImported: 'info',
  NotFound: 'bad',
}

function Outcomes({ results, templates, close }: Props & { results: ImportResult[] }) {
  const t = useTranslations()
  const say = useWords()
  const nameOf = (id: string) => {
    const template = templates.find((candidate) => candidate.id === id)
    return template ? say(template.nameTh, template.nameEn) : id
  }
  return (
    <Stack gap="sm" role="status">
      <Text fw={600}>{t('jsaTemplates.import.results')}</Text>
      {results.map(({ id, outcome }) => (
        <Group key={id} justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm">{nameOf(id)}</Text>
          <StatusBadge tone={tones[outcome]}>
            {t(`jsaTemplates.import.outcomes.${outcome}`)}
          </StatusBadge>
        </Group>
      ))}
      <Actions>
        <Button onClick={close}>{t('common.close')}</Button>
      </Actions>
    </Stack>
  )
}
