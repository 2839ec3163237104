'use client'
import { useTranslations } from 'next-intl'
import type { JsaHazardRecord, JsaStepRecord } from '@/lib/domain/work/jsa-templates/contract'
import { riskScore } from '@/lib/domain/work/jsa-templates/rules'
import classes from './jsa-sheet.module.css'
import { RiskBadge } from '@/components/jsa-templates/risk-badge'
import { useWords } from '@/components/jsa-templates/use-words'
import { HiddenCaption } from '@/components/ui/hidden-caption'

export function JsaSheet({ caption, steps }: { caption: string; steps: JsaStepRecord[] }) {
  const t = useTranslations('jsaTemplates')
  return (
    <table className={classes.sheet}>
      <HiddenCaption>{caption}</HiddenCaption>
      <thead>
        <tr>
          <th scope="col">{t('activity')}</th>
          <th scope="col">{t('hazard')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col" className={classes.wide}>
            {t('controls')}
          </th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      {steps.map((step) => (
        <tbody key={step.no}>
          {step.hazards.map((hazard, index) => (
            <tr key={index}>
              {index === 0 && <ActivityCell step={step} />}
              <HazardCells hazard={hazard} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ActivityCell({ step }: { step: JsaStepRecord }) {
  const say = useWords()
  return (
    <th scope="rowgroup" rowSpan={step.hazards.length} className={classes.activity}>
      {step.no}. {say(step.activity, step.activityEn)}
    </th>
  )
}

function HazardCells({ hazard }: { hazard: JsaHazardRecord }) {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  const { likelihood, severity, residualLikelihood, residualSeverity } = hazard
  return (
    <>
      <td data-label={t('hazard')}>{say(hazard.hazard, hazard.hazardEn)}</td>
      <td data-label={t('before')}>
        <Risk likelihood={likelihood} severity={severity} />
      </td>
      <td data-label={t('controls')}>
        <ul className={classes.controls}>
          {hazard.controls.map(({ type, control, controlEn }, index) => (
            <li key={index}>
              <span className={classes.kind}>{t(`controlTypes.${type}`)}</span>
              {say(control, controlEn)}
            </li>
          ))}
        </ul>
      </td>
      <td data-label={t('after')}>
        <Risk likelihood={residualLikelihood} severity={residualSeverity} />
      </td>
    </>
  )
}

const Risk = ({ likelihood, severity }: { likelihood: number; severity: number }) => (
  <span className={classes.risk}>
    <RiskBadge score={riskScore(likelihood, severity)} />
    <span className={classes.factors}>
      {likelihood} × {severity}
    </span>
  </span>
)
