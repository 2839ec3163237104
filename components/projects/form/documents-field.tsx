'use client'
import { Anchor, Checkbox, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { useField } from '@/components/form/form-context'
import {
  documentTemplates,
  type DocumentTemplateRecord,
} from '@/lib/domain/site/document-templates/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'

/** Checkboxes of the document templates, each with a link to its PDF. */
export function DocumentsField({ name, label }: { name: string; label: string }) {
  const t = useTranslations('projects')
  const { value, onChange, error, ref } = useField(name, label)
  const { data } = useApi(documentTemplates.search, {})
  const chosen = (value as string[] | null) ?? []
  const shown = data?.rows.filter(({ id, isActive }) => isActive || chosen.includes(id)) ?? []
  return (
    <Checkbox.Group label={label} value={chosen} onChange={onChange} error={error}>
      {data && shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noDocuments')}
        </Text>
      )}
      <Stack gap={6} mt={6}>
        {shown.map((template, index) => (
          <DocumentChoice
            key={template.id}
            template={template}
            inputRef={index === 0 ? ref : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

type ChoiceProps = {
  template: DocumentTemplateRecord
  inputRef?: (element: HTMLInputElement | null) => void
}

function DocumentChoice({ template: { id, nameTh, nameEn, asset }, inputRef }: ChoiceProps) {
  const name = nameIn(useLocale(), { nameTh, nameEn })
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Checkbox ref={inputRef} value={id} label={name} />
      {asset && (
        <Anchor href={assetUrl(asset.id)} download size="sm">
          <Group gap={4} wrap="nowrap" component="span">
            <IconFileTypePdf size={18} stroke={1.5} aria-hidden /> PDF
            <VisuallyHidden>{name}</VisuallyHidden>
          </Group>
        </Anchor>
      )}
    </Group>
  )
}
