'use client'
import { Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { use, useEffect, useRef } from 'react'
import { elementAt } from '@/components/form/fields-on-screen'
import { Fields } from '@/components/form/form-context'
import { showField } from '@/components/form/show-field'
import { steps, type Step } from './steps'

type Props = {
  step: Step
  /** The permit, above the heading. */
  of: string
  /** The field to go to. */
  field?: string | null
}

/** Takes the focus when the step is shown, unless one of its fields does. */
export function StepHeading({ step, of, field }: Props) {
  const t = useTranslations('workPermits.steps')
  const fields = use(Fields)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // One frame later the fields of the step are on screen.
    const frame = requestAnimationFrame(() => {
      const element = field && fields ? elementAt(fields, field) : null
      if (element) showField(element)
      else showTop(heading.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [field, fields])
  return (
    <div>
      <Text size="sm" c="dimmed">
        {of} · {t('position', { at: steps.indexOf(step) + 1, of: steps.length })}
      </Text>
      <Title order={1} ref={heading} tabIndex={-1}>
        {t(`headings.${step}`)}
      </Title>
    </div>
  )
}

function showTop(heading: HTMLElement | null): void {
  window.scrollTo({ top: 0 })
  heading?.focus({ preventScroll: true })
}
