'use client'
import { Button, Stack, Title, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { blankStep } from './jsa-form-values'
import { StepFields } from './step-fields'
import { useItems } from './use-items'

/** As many as the contract takes. */
const MAX_ITEMS = 50

export function StepsField() {
  const t = useTranslations('jsaTemplates')
  const { fields, list, announcement, add, actionsOf } = useItems('steps', blankStep, {
    added: (no) => t('actions.added', { no }),
    moved: (no) => t('actions.moved', { no }),
    removed: (no) => t('actions.removed', { no }),
  })
  return (
    <section>
      <Title order={2} mb="sm">
        {t('steps')}
      </Title>
      <Stack gap="md" ref={list}>
        {fields.map(({ id }, index) => (
          <StepFields key={id} {...actionsOf(index)} />
        ))}
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={18} />}
        disabled={fields.length >= MAX_ITEMS}
        onClick={add}
      >
        {t('actions.addStep')}
      </Button>
    </section>
  )
}
