'use client'
import { useTranslations } from 'next-intl'
import classes from './steps.module.css'

const steps = ['file', 'columns', 'rows', 'result'] as const
export type Step = (typeof steps)[number]

export function Steps({ current }: { current: Step }) {
  const t = useTranslations('imports.steps')
  return (
    <ol className={classes.steps} aria-label={t('label')}>
      {steps.map((step) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={steps.indexOf(step) < steps.indexOf(current) || undefined}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
