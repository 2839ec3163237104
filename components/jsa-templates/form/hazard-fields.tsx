'use client'
import { Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { Fold } from '@/components/form/fold'
import { TextAreaField } from '@/components/form/text-field'
import { ControlFields } from './control-fields'
import classes from './hazard-fields.module.css'
import { HazardSummary } from './hazard-summary'
import { ItemButtons, type ItemActions } from './item-buttons'
import { blankControl } from './jsa-form-values'
import { RatingFields } from './rating-fields'

type Props = ItemActions & { name: string }

export function HazardFields({ name, ...actions }: Props) {
  const t = useTranslations('jsaTemplates')
  const no = actions.index + 1
  const controls = useFieldArray({ name: `${name}.controls` })
  return (
    <Paper
      withBorder
      px="md"
      py="xs"
      className={classes.hazard}
      role="group"
      aria-label={t('hazardNo', { no })}
      data-item
    >
      <Fold summary={<HazardSummary no={no} name={name} />} isShutOnPhone={no > 1}>
        <Stack gap="sm">
          <Group justify="flex-end">
            <ItemButtons
              {...actions}
              labels={{
                up: t('actions.moveHazardUp', { no }),
                down: t('actions.moveHazardDown', { no }),
                remove: t('actions.removeHazard', { no }),
              }}
            />
          </Group>
          <SimpleGrid cols={{ base: 1, sm: 2 }} data-part="text">
            <TextAreaField
              minRows={1}
              name={`${name}.hazard`}
              label={t('hazardTh')}
              required
              maxLength={500}
            />
            <TextAreaField
              minRows={1}
              name={`${name}.hazardEn`}
              label={t('hazardEn')}
              maxLength={500}
              lang="en"
            />
          </SimpleGrid>
          <RatingFields
            legend={t('before')}
            likelihood={`${name}.likelihood`}
            severity={`${name}.severity`}
          />
          <div>
            <Text fw={600} size="sm">
              {t('controls')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('controlsHint')}
            </Text>
          </div>
          {controls.fields.map(({ id }, at) => (
            <ControlFields
              key={id}
              name={`${name}.controls.${at}`}
              no={at + 1}
              onRemove={controls.fields.length > 1 ? () => controls.remove(at) : undefined}
            />
          ))}
          <div>
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconPlus size={16} />}
              disabled={controls.fields.length >= 20}
              onClick={() =>
                controls.append(blankControl(), {
                  focusName: `${name}.controls.${controls.fields.length}.control`,
                })
              }
            >
              {t('actions.addControl')}
            </Button>
          </div>
          <RatingFields
            legend={t('after')}
            likelihood={`${name}.residualLikelihood`}
            severity={`${name}.residualSeverity`}
          />
        </Stack>
      </Fold>
    </Paper>
  )
}
