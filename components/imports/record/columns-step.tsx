'use client'
import { Alert, Button, NativeSelect, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Actions } from '@/components/ui/actions'
import { ErrorAlert } from '@/components/ui/error-alert'
import { imports, type ImportPage } from '@/lib/domain/site/imports/contract'
import { onMatches } from '@/lib/domain/site/imports/rules'
import { useCommand } from '@/lib/platform/browser/use-api'
import classes from './columns-step.module.css'

/** The second step: which column is which field, and what happens to records that exist. */
export function ColumnsStep({ file, onChecked }: { file: ImportPage; onChecked: () => void }) {
  const t = useTranslations('imports.columns')
  const [mapping, setMapping] = useState(file.mapping)
  const [onMatch, setOnMatch] = useState(file.onMatch)
  const check = useCommand(imports.check)
  const send = () =>
    check.mutate(
      {
        id: file.id,
        onMatch,
        mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
      },
      { onSuccess: onChecked },
    )
  return (
    <Stack
      component="form"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Paper withBorder p="md">
        <Title order={2}>{t('title')}</Title>
        <Text c="dimmed" mb="md">
          {t('hint')}
        </Text>
        {file.otherSheets > 0 && (
          <Alert color="yellow" role="note" mb="md">
            {t('otherSheets', { sheet: file.sheet, count: file.otherSheets })}
          </Alert>
        )}
        {Object.keys(file.mapping).length === 0 && (
          <Alert color="yellow" role="note" mb="md">
            {t('noHeaders')}
          </Alert>
        )}
        <div className={classes.fields}>
          {file.fields.map((field) => (
            <FieldSelect
              key={field.field}
              file={file}
              field={field}
              column={mapping[field.field]}
              onChange={(column) => setMapping(withColumn(mapping, field.field, column))}
            />
          ))}
        </div>
      </Paper>
      <Paper withBorder p="md">
        <Radio.Group
          label={t('match')}
          description={t('matchHint')}
          value={onMatch}
          onChange={(value) => setOnMatch(onMatches.find((each) => each === value) ?? 'refuse')}
        >
          <Stack gap="xs" mt="xs">
            {onMatches.map((value) => (
              <Radio key={value} value={value} label={t(`matches.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </Paper>
      {check.error && <ErrorAlert problem={check.error} />}
      <Actions>
        <Button type="submit" loading={check.isPending}>
          {t('check')}
        </Button>
      </Actions>
    </Stack>
  )
}

type FieldProps = {
  file: ImportPage
  field: ImportPage['fields'][number]
  column: string | undefined
  onChange: (column: string) => void
}

function FieldSelect({ file, field, column = '', onChange }: FieldProps) {
  const t = useTranslations('imports.columns')
  const chosen = file.columns.find(({ key }) => key === column)
  const samples = chosen?.samples.join(', ')
  const about = [field.isRequired && t('needed'), samples && t('sample', { samples })].filter(
    Boolean,
  )
  return (
    <NativeSelect
      label={field.label}
      description={about.join(' · ') || undefined}
      value={column}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('none') },
        ...file.columns.map(({ key, header }) => ({
          value: key,
          label: header ? t('named', { key, header }) : t('unnamed', { key }),
        })),
      ]}
      inputWrapperOrder={['label', 'input', 'description']}
    />
  )
}

/** A column holds one field: who had it before has none. */
function withColumn(
  mapping: Record<string, string>,
  field: string,
  column: string,
): Record<string, string> {
  const others = Object.entries(mapping).filter(([name, key]) => name !== field && key !== column)
  return Object.fromEntries(column ? [...others, [field, column]] : others)
}
