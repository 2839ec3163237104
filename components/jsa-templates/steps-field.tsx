'use client'
import { Button, Stack, Title, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { blankStep } from './jsa-form-values'
import { StepFields } from './step-fields'
import { useStepFocus } from './use-step-focus'

/** As many as the contract takes. */
const MOST = 50

/** The steps of a job in their order: added, moved and removed by buttons, the focus going along. */
export function StepsField() {
  const t = useTranslations('jsaTemplates')
  const { fields, append, remove, move } = useFieldArray({ name: 'steps' })
  const { list, news, focusOn } = useStepFocus()
  const moveTo = (from: number, to: number, button: 'up' | 'down') => {
    move(from, to)
    focusOn(to, button, t('actions.moved', { no: to + 1 }))
  }
  const add = () => {
    append(blankStep(), { shouldFocus: false })
    focusOn(fields.length, 'activity', t('actions.added', { no: fields.length + 1 }))
  }
  const takeOut = (index: number) => {
    remove(index)
    const next = Math.min(index, fields.length - 2)
    focusOn(next, 'activity', t('actions.removed', { no: index + 1 }))
  }
  return (
    <section>
      <Title order={2} mb="sm">
        {t('steps')}
      </Title>
      <Stack gap="md" ref={list}>
        {fields.map(({ id }, index) => (
          <StepFields
            key={id}
            index={index}
            isLast={index === fields.length - 1}
            onMove={moveTo}
            onRemove={fields.length > 1 ? () => takeOut(index) : undefined}
          />
        ))}
      </Stack>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={18} />}
        disabled={fields.length >= MOST}
        onClick={add}
      >
        {t('actions.addStep')}
      </Button>
    </section>
  )
}
