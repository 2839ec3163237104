'use client'
import { Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { WrongMark } from '@/components/form/wrong-mark'
import { useWords } from '@/components/jsa-templates/use-words'
import { RiskChange } from '@/components/jsa-templates/risk-change'
import { highestRisk } from '@/lib/domain/work/jsa-templates/rules'
import classes from './summaries.module.css'
import type { FormStep } from './jsa-form-values'

/** A step in short: what is done, how many hazards it has and the highest risk. */
export function StepSummary({ no, name }: { no: number; name: string }) {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  const step = useWatch({ name }) as FormStep | undefined
  const hazards = step?.hazards ?? []
  const highest = highestRisk([{ hazards }])
  return (
    <div className={classes.summary}>
      <Title order={3}>{t('step', { no })}</Title>
      <div data-shut-only className={classes.inShort}>
        {step?.activity && <Text lineClamp={2}>{say(step.activity, step.activityEn)}</Text>}
        <Text size="sm" c="dimmed" component="div" className={classes.figures}>
          {t('matrix.count', { count: hazards.length })}
          {highest.risk > 0 && highest.residualRisk > 0 && <RiskChange {...highest} />}
        </Text>
      </div>
      <WrongMark name={name} />
    </div>
  )
}
