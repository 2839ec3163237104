'use client'
import { Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { TextAreaField } from '@/components/form/text-field'
import { HazardsField } from './hazards-field'
import { ItemButtons, type ItemActions } from './item-buttons'

export function StepFields(actions: ItemActions) {
  const t = useTranslations('jsaTemplates')
  const name = `steps.${actions.index}`
  const no = actions.index + 1
  return (
    <Paper withBorder p="md" component="section" aria-label={t('step', { no })} data-item>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3}>{t('step', { no })}</Title>
          <ItemButtons
            {...actions}
            labels={{
              up: t('actions.moveUp', { no }),
              down: t('actions.moveDown', { no }),
              remove: t('actions.removeStep', { no }),
            }}
          />
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} data-part="text">
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
        <HazardsField stepNo={no} name={`${name}.hazards`} />
      </Stack>
    </Paper>
  )
}
