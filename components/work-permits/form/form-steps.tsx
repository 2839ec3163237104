'use client'
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import classes from './form-steps.module.css'
import { stepOfPath, steps, type Step } from './steps'

type Props = {
  step: Step
  /** Undefined for a new permit. */
  gaps?: PermitGap[]
  onStep?: (step: Step) => void
}

export function FormSteps({ step, gaps, onStep }: Props) {
  const t = useTranslations('workPermits')
  return (
    <nav aria-label={t('steps.label')} className={classes.bounds}>
      <ol className={classes.steps}>
        {steps.map((each, index) => {
          const count =
            gaps?.filter(({ effect, path }) => effect === 'Refuse' && stepOfPath(path) === each)
              .length ?? 0
          return (
            <li key={each}>
              <button
                type="button"
                className={classes.step}
                aria-current={each === step ? 'step' : undefined}
                disabled={!onStep && each !== step}
                onClick={() => onStep?.(each)}
              >
                <span aria-hidden>{index + 1}</span>
                <span className={classes.name}>{t(`steps.${each}`)}</span>
                {gaps && count === 0 && each !== 'submit' && (
                  <IconCircleCheckFilled size={16} aria-hidden />
                )}
                {count > 0 && (
                  <>
                    <IconAlertTriangleFilled size={16} aria-hidden />
                    <VisuallyHidden>{t('readiness.gaps', { count })}</VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
