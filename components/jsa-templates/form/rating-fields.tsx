'use client'
import { Group, NativeSelect, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { useField } from '@/components/form/form-context'
import { levels, riskScore } from '@/lib/domain/work/jsa-templates/rules'
import classes from './hazard-fields.module.css'
import { RiskBadge } from '@/components/jsa-templates/risk-badge'

type Props = { legend: string; likelihood: string; severity: string }

export function RatingFields({ legend, likelihood, severity }: Props) {
  const t = useTranslations('jsaTemplates')
  const [likelihoodLevel, severityLevel] = useWatch({ name: [likelihood, severity] }) as [
    number | null,
    number | null,
  ]
  return (
    <fieldset className={classes.rating}>
      <legend>{legend}</legend>
      <Group gap="sm" align="flex-end">
        <LevelField legend={legend} name={likelihood} label={t('likelihood')} kind="likelihoods" />
        <LevelField legend={legend} name={severity} label={t('severity')} kind="severities" />
        <output aria-live="polite">
          {likelihoodLevel && severityLevel ? (
            <RiskBadge score={riskScore(likelihoodLevel, severityLevel)} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('notRated')}
            </Text>
          )}
        </output>
      </Group>
    </fieldset>
  )
}

type LevelProps = {
  legend: string
  name: string
  label: string
  kind: 'likelihoods' | 'severities'
}

function LevelField({ legend, name, label, kind }: LevelProps) {
  const t = useTranslations('jsaTemplates')
  const choose = useTranslations('form')('choose')
  const { value, onChange, ...field } = useField(name, `${legend}: ${label}`)
  return (
    <NativeSelect
      {...field}
      label={label}
      required
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
      data={[
        { value: '', label: choose },
        ...levels.map((level) => ({
          value: String(level),
          label: `${level} ${t(`${kind}.${level}`)}`,
        })),
      ]}
    />
  )
}
