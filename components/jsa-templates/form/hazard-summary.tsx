'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { WrongMark } from '@/components/form/wrong-mark'
import { useWords } from '@/components/jsa-templates/use-words'
import { RiskChange } from '@/components/jsa-templates/risk-change'
import { highestRisk } from '@/lib/domain/work/jsa-templates/rules'
import type { FormHazard } from './jsa-form-values'
import classes from './summaries.module.css'

/** A hazard in short, with its risk before and after the controls. */
export function HazardSummary({ no, name }: { no: number; name: string }) {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  const hazard = useWatch({ name }) as FormHazard | undefined
  const highest = highestRisk([{ hazards: hazard ? [hazard] : [] }])
  return (
    <div className={classes.summary}>
      <Text fw={600} size="sm">
        {t('hazardNo', { no })}
      </Text>
      <div data-shut-only className={classes.inShort}>
        {hazard?.hazard && (
          <Text size="sm" lineClamp={2}>
            {say(hazard.hazard, hazard.hazardEn)}
          </Text>
        )}
        {highest.risk > 0 && highest.residualRisk > 0 && <RiskChange {...highest} />}
      </div>
      <WrongMark name={name} />
    </div>
  )
}
