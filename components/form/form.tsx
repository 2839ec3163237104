'use client'
import { Stack } from '@mantine/core'
import { useLocale } from 'next-intl'
import { useCallback, useEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useToast } from '@/components/ui/toast'
import { ApiProblem } from '@/lib/platform/browser/client'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { changedFields, withFields } from './changed-fields'
import { elementAt, sortedOut, type Elsewhere, type FieldsOnScreen } from './fields-on-screen'
import { Fields, NeverKept, Pending } from './form-context'
import { FormProblem, type FormErrors } from './form-problem'
import { KeptInputOffer } from './kept-input-offer'
import { messagesOf } from './messages-of'
import { showField } from './show-field'
import { useChecks, type SchemaOf } from './use-checks'
import { useDelivery } from './use-delivery'
import { useFirstField } from './use-first-field'
import { useKeptInput } from './use-kept-input'
import { useUnsavedWarning } from './use-unsaved-warning'
import { WaitingAlert } from './waiting-alert'

type Props<C extends Contract> = {
  /** The command that the form sends. */
  contract: C
  /** Initial values: a record as it was read, or the fields of a new one. */
  values: FieldValues
  /** Makes the schema of the fields, where it is not the contract's input. */
  schema?: SchemaOf<C>
  /** Turns the checked fields into the contract's input. */
  toInput?: (checked: FieldValues) => InputOf<C>
  /** Reads the record again after somebody else has changed it. */
  reload?: () => Promise<FieldValues>
  /** Missing where all fields are on screen. */
  elsewhere?: Elsewhere
  /** Returns true when it has shown the refusal itself. */
  onRefused?: (problem: ApiProblem) => boolean
  onDone: (answer: OutputOf<C>, sent: InputOf<C>) => void
  children: ReactNode
}

/** A form for one command: checked by a schema, with refusals shown on their fields or above the form. */
export function Form<C extends Contract>(props: Props<C>) {
  const { contract, values, schema, toInput, reload, elsewhere, onRefused, onDone, children } =
    props
  const language = useLocale()
  const [fields] = useState<FieldsOnScreen>(() => new Map())
  const [formErrors, setFormErrors] = useState<FormErrors | null>(null)
  const { resolver, prepare } = useChecks(contract, schema, language)
  const form = useForm({ defaultValues: values, resolver, shouldFocusError: false })
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) prepare()
  }, [isDirty, prepare])
  const { deliver, waiting, isLeft } = useDelivery(contract)
  const toast = useToast()
  const pending = usePending()
  const [neverKept] = useState(() => new Set<string>())
  const formElement = useFirstField()
  const kept = useKeptInput(form, contract, neverKept)
  useUnsavedWarning(isDirty || pending.count > 0, kept.forget)

  /** `filledIn`: the fields as they are sent. */
  const send = (filledIn: FieldValues) =>
    form.handleSubmit(
      async (checked) => {
        setFormErrors(null)
        try {
          const input = toInput ? toInput(checked) : (checked as InputOf<C>)
          const answer = await deliver(input)
          if (answer === null) return
          kept.forget()
          noteSaved(form, filledIn, answer)
          onDone(answer, input)
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error
          if (onRefused?.(error)) return
          // Whoever has left the form still learns that it was not saved.
          if (isLeft()) toast.failed(error)
          else setFormErrors(showErrors(error, form))
        }
      },
      (errors) => setFormErrors(sortedOut(messagesOf(errors), fields, elsewhere)),
    )
  /** Sets the errors of the fields, and returns them with what belongs to no field. */
  function showErrors(problem: ApiProblem, { setError }: UseFormReturn): FormErrors {
    const messages = new Map(problem.body.errors.map(({ path, message }) => [path, message]))
    const sorted = sortedOut(messages, fields, elsewhere)
    for (const { name, message } of sorted.wrong) setError(name, { type: 'server', message })
    return { problem, ...sorted }
  }
  const show = (name: string) => {
    const element = elementAt(fields, name)
    if (element) showField(element)
    else elsewhere?.show(name)
  }
  const loadAgain = async () => {
    if (reload) showLatest(form, await reload(), form.formState.defaultValues ?? {})
    setFormErrors(null)
  }
  const submit = (event: FormEvent) => {
    // React events bubble through portals: a form in a dialog would also submit the form of the page.
    event.stopPropagation()
    void send(structuredClone(form.getValues()))(event as FormEvent<HTMLFormElement>)
  }
  return (
    <FormProvider {...form}>
      <Fields value={fields}>
        <NeverKept value={neverKept}>
          <Pending value={pending}>
            {/* Before hydration the browser itself submits: by POST, so that no field appears in the URL. */}
            <form ref={formElement} noValidate method="post" onSubmit={submit}>
              <Stack gap="md">
                <KeptInputOffer kept={kept} rowVersion={values.rowVersion} />
                {formErrors && (
                  <FormProblem
                    formErrors={formErrors}
                    show={show}
                    loadAgain={reload && (() => void loadAgain())}
                  />
                )}
                {waiting && <WaitingAlert waiting={waiting} />}
                {/* What was sent is not changed while it waits. */}
                <Stack gap="md" inert={waiting !== null}>
                  {children}
                </Stack>
              </Stack>
            </form>
          </Pending>
        </NeverKept>
      </Fields>
    </FormProvider>
  )
}

function usePending() {
  const [count, setCount] = useState(0)
  const change = useCallback((by: 1 | -1) => setCount((before) => before + by), [])
  return useMemo(() => ({ count, change }), [count, change])
}

/** What was sent is saved; what was typed meanwhile stays unsaved. */
const noteSaved = (form: UseFormReturn, sent: FieldValues, answer: unknown) =>
  showLatest(form, { ...sent, ...versionOf(answer) }, sent)

/** The fields take the latest values, but for those that differ from `before`: what was typed stays unsaved. */
function showLatest(form: UseFormReturn, latest: FieldValues, before: FieldValues): void {
  const typed = changedFields(form.getValues(), before, new Set())
  form.reset(latest)
  if (Object.keys(typed).length > 0)
    form.reset(withFields(latest, typed), { keepDefaultValues: true })
}

/** A form that stays open continues with the row version of what it has just saved. */
const versionOf = (answer: unknown) => {
  const { rowVersion } = answer as { rowVersion?: number }
  return rowVersion === undefined ? {} : { rowVersion }
}
