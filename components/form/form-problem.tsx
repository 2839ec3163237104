'use client'
import { Alert, Anchor, Button, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { pageOf, type RecordLink } from '@/lib/platform/access/record-pages'
import type { ApiProblem } from '@/lib/platform/browser/client'
import type { WrongField } from './fields-on-screen'
import classes from './form-problem.module.css'
import { showSummary } from './show-field'

/** A refusal, the wrong fields, and messages that belong to no field. */
export type FormErrors = {
  problem?: ApiProblem
  wrong: WrongField[]
  details: string[]
}

type Props = {
  formErrors: FormErrors
  show: (name: string) => void
  loadAgain?: () => void
}

/** What keeps the form from being sent, above its fields: each wrong field is a link to it. */
export function FormProblem({ formErrors, show, loadAgain }: Props) {
  const { problem, wrong, details } = formErrors
  const t = useTranslations()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One frame later the fields show their messages, which move what stands below them.
    const frame = requestAnimationFrame(() => {
      if (!box.current || isElsewhere(box.current)) return
      showSummary(box.current, formErrors.wrong[0]?.element ?? null)
    })
    return () => cancelAnimationFrame(frame)
  }, [formErrors])
  const isStale = problem?.body.code === 'stale-record'
  const refusal = isStale ? t('form.staleText') : wrong.length === 0 && problem?.body.detail
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      color={isStale ? 'amber' : 'red'}
      role="alert"
      icon={<IconAlertTriangle />}
      title={titleOf()}
      styles={{ title: { fontWeight: 650 } }}
    >
      {refusal && <Text size="sm">{refusal}</Text>}
      {wrong.length + details.length > 0 && (
        <List size="sm">
          {wrong.map((field) => (
            <List.Item key={field.name}>
              <FieldLink {...field} show={show} />
            </List.Item>
          ))}
          {details.map((detail) => (
            <List.Item key={detail}>{detail}</List.Item>
          ))}
        </List>
      )}
      {problem?.body.holder && <HolderLink {...problem.body.holder} />}
      {isStale && loadAgain && (
        <Button mt="sm" size="xs" variant="default" onClick={loadAgain}>
          {t('common.loadAgain')}
        </Button>
      )}
    </Alert>
  )

  function titleOf(): string {
    if (isStale) return t('form.staleTitle')
    return wrong.length > 0 ? t('form.wrong', { count: wrong.length }) : t('common.problem')
  }
}

/** Whoever does something beside the form by the time that it is refused is not called back in the middle of it. */
function isElsewhere(box: HTMLElement): boolean {
  const form = box.closest('form')
  const { activeElement } = document
  return Boolean(
    form && activeElement && !form.contains(activeElement) && !activeElement.contains(form),
  )
}

type LinkProps = WrongField & Pick<Props, 'show'>

const FieldLink = ({ name, label, message, element, show }: LinkProps) => (
  <Anchor
    href={`#${element?.id ?? name}`}
    inherit
    c="inherit"
    className={classes.link}
    onClick={(event) => {
      event.preventDefault()
      show(name)
    }}
  >
    {`${label}: ${message}`}
  </Anchor>
)

/** In a tab of its own: what was typed here stays. */
function HolderLink({ name, ...record }: RecordLink) {
  const t = useTranslations('form')
  return (
    <Anchor component={Link} href={pageOf(record)} target="_blank" size="sm">
      {t('openHolder', { name })}
    </Anchor>
  )
}
