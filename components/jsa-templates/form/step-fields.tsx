'use client'
import { Button, Group, Paper, SimpleGrid, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Fold } from '@/components/form/fold'
import { TextAreaField } from '@/components/form/text-field'
import { HazardsField } from './hazards-field'
import { ItemButtons, type ItemActions } from './item-buttons'
import { StepSummary } from './step-summary'

export function StepFields(actions: ItemActions) {
  const t = useTranslations('jsaTemplates')
  const name = `steps.${actions.index}`
  const no = actions.index + 1
  return (
    <Paper withBorder p="md" component="section" aria-label={t('step', { no })} data-item>
      <Fold summary={<StepSummary no={no} name={name} />} isShutOnPhone={no > 1}>
        <Stack gap="sm">
          <Group justify="flex-end">
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
          {!actions.isLast && (
            <Button variant="light" hiddenFrom="sm" onClick={openNext}>
              {t('nextStep', { no: no + 1 })}
            </Button>
          )}
        </Stack>
      </Fold>
    </Paper>
  )
}

/** Shuts the step of the pressed button and shows the next one. */
function openNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const item = currentTarget.closest<HTMLElement>('section[data-item]')
  const next = item?.nextElementSibling?.querySelector('details')
  if (!next) return
  item!.querySelector('details')!.open = false
  next.open = true
  next.scrollIntoView({ block: 'start' })
  next.querySelector('summary')!.focus({ preventScroll: true })
}
