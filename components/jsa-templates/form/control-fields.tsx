'use client'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-field'
import { controlTypes } from '@/lib/domain/work/jsa-templates/rules'
import classes from './hazard-fields.module.css'

type Props = { name: string; no: number; onRemove?: () => void }

export function ControlFields({ name, no, onRemove }: Props) {
  const t = useTranslations('jsaTemplates')
  const types = controlTypes.map((value) => ({ value, label: t(`controlTypes.${value}`) }))
  return (
    <div className={classes.controls} role="group" aria-label={t('controlNo', { no })}>
      <div className={classes.control}>
        <SelectField name={`${name}.type`} label={t('controlType')} options={types} required />
        <TextAreaField
          minRows={1}
          name={`${name}.control`}
          label={t('controlTh')}
          required
          maxLength={500}
        />
        <TextAreaField
          minRows={1}
          name={`${name}.controlEn`}
          label={t('controlEn')}
          maxLength={500}
          lang="en"
        />
      </div>
      <ActionIcon
        variant="default"
        size="lg"
        c={onRemove && 'var(--mantine-color-error)'}
        mt="1.6rem"
        aria-label={t('actions.removeControl', { no })}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  )
}
