'use client'
import { ActionIcon, Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { TextAreaField } from '@/components/form/text-field'
import { HazardFields } from './hazard-fields'
import { blankHazard } from './jsa-form-values'

type Props = {
  index: number
  isLast: boolean
  onMove: (from: number, to: number, button: 'up' | 'down') => void
  /** Missing for the only step there is. */
  onRemove?: () => void
}

export function StepFields({ index, isLast, onMove, onRemove }: Props) {
  const t = useTranslations('jsaTemplates')
  const name = `steps.${index}`
  const hazards = useFieldArray({ name: `${name}.hazards` })
  const no = index + 1
  return (
    <Paper withBorder p="md" component="section" aria-label={t('step', { no })}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3}>{t('step', { no })}</Title>
          <Group gap={4}>
            <ActionIcon
              variant="default"
              size="lg"
              data-part="up"
              aria-label={t('actions.moveUp', { no })}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1, 'up')}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              data-part="down"
              aria-label={t('actions.moveDown', { no })}
              disabled={isLast}
              onClick={() => onMove(index, index + 1, 'down')}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              c="red.8"
              aria-label={t('actions.removeStep', { no })}
              disabled={!onRemove}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} data-part="activity">
          <TextAreaField
            minRows={1}
            name={`${name}.activity`}
            label={t('activityTh')}
            required
            maxLength={500}
          />
          <TextAreaField
            minRows={1}
            name={`${name}.activityEn`}
            label={t('activityEn')}
            maxLength={500}
            lang="en"
          />
        </SimpleGrid>
        {hazards.fields.map(({ id }, at) => (
          <HazardFields
            key={id}
            name={`${name}.hazards.${at}`}
            no={at + 1}
            onRemove={hazards.fields.length > 1 ? () => hazards.remove(at) : undefined}
          />
        ))}
        <div>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={16} />}
            disabled={hazards.fields.length >= 20}
            onClick={() =>
              hazards.append(blankHazard(), {
                focusName: `${name}.hazards.${hazards.fields.length}.hazard`,
              })
            }
          >
            {t('actions.addHazard')}
          </Button>
        </div>
      </Stack>
    </Paper>
  )
}
