'use client'
import { Button, Stack, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { HazardFields } from './hazard-fields'
import { blankHazard } from './jsa-form-values'
import { useItems } from './use-items'

/** As many as the contract takes. */
const MAX_ITEMS = 20

export function HazardsField({ name, stepNo }: { name: string; stepNo: number }) {
  const t = useTranslations('jsaTemplates.actions')
  const { fields, list, announcement, add, actionsOf } = useItems(name, blankHazard, {
    added: (no) => t('hazardAdded', { no, stepNo }),
    moved: (no) => t('hazardMoved', { no, stepNo }),
    removed: (no) => t('hazardRemoved', { no, stepNo }),
  })
  return (
    <>
      <Stack gap="sm" ref={list}>
        {fields.map(({ id }, index) => (
          <HazardFields key={id} name={`${name}.${index}`} {...actionsOf(index)} />
        ))}
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={16} />}
          disabled={fields.length >= MAX_ITEMS}
          onClick={add}
        >
          {t('addHazard')}
        </Button>
      </div>
    </>
  )
}
