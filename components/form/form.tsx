'use client'
import { Stack } from '@mantine/core'
import { useLocale } from 'next-intl'
import { useCallback, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { ApiProblem } from '@/lib/platform/browser/client'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { wrongFields, type FieldsOnScreen } from './fields-on-screen'
import { Fields, NeverKept, PendingUploads } from './form-context'
import { FormProblem, type FormErrors } from './form-problem'
import { KeptInputOffer } from './kept-input-offer'
import { messagesOf, schemaResolver } from './resolver'
import { useDelivery } from './use-delivery'
import { useKeptInput } from './use-kept-input'
import { useUnsavedWarning } from './use-unsaved-warning'
import { WaitingAlert } from './waiting-alert'

type Props<C extends Contract> = {
  /** The command that the form sends. */
  contract: C
  /** Initial values: a record as it was read, or the fields of a new one. */
  values: FieldValues
  /** Schema of the fields, where it is not the contract's input. */
  schema?: z.ZodType<FieldValues>
  /** Turns the checked fields into the contract's input. */
  toInput?: (checked: FieldValues) => InputOf<C>
  /** Reads the record again after somebody else has changed it. */
  reload?: () => Promise<FieldValues>
  /** Returns true when it has shown the refusal itself. */
  onRefused?: (problem: ApiProblem) => boolean
  onDone: (answer: OutputOf<C>, sent: InputOf<C>) => void
  children: ReactNode
}

/** A form for one command: checked by a schema, with refusals shown on their fields or above the form. */
export function Form<C extends Contract>(props: Props<C>) {
  const { contract, values, schema, toInput, reload, onRefused, onDone, children } = props
  const language = useLocale()
  const [fields] = useState<FieldsOnScreen>(() => new Map())
  const [formErrors, setFormErrors] = useState<FormErrors | null>(null)
  const resolver = useMemo(
    () => schemaResolver(schema ?? contract.input, language),
    [schema, contract, language],
  )
  const form = useForm({ defaultValues: values, resolver, shouldFocusError: false })
  const { deliver, waiting, wasLost } = useDelivery(contract)
  const files = usePendingUploads()
  const [neverKept] = useState(() => new Set<string>())
  const kept = useKeptInput(form, contract, neverKept)
  useUnsavedWarning(form.formState.isDirty || files.count > 0, kept.forget)

  const send = form.handleSubmit(
    async (checked) => {
      setFormErrors(null)
      try {
        const input = toInput ? toInput(checked) : (checked as InputOf<C>)
        const answer = await deliver(input)
        if (answer === null) return
        form.reset({ ...form.getValues(), ...versionOf(answer) })
        kept.forget()
        onDone(answer, input)
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        if (!onRefused?.(error)) {
          const isRepeat = wasLost()
          setFormErrors({ ...showErrors(error, form, fields), isRepeat })
        }
      }
    },
    (errors) => setFormErrors(formErrorsOf(messagesOf(errors), fields)),
  )
  const loadAgain = async () => {
    if (reload) form.reset(await reload())
    setFormErrors(null)
  }
  const submit = (event: FormEvent) => {
    // React events bubble through portals: a form in a dialog would also submit the form of the page.
    event.stopPropagation()
    void send(event as FormEvent<HTMLFormElement>)
  }
  return (
    <FormProvider {...form}>
      <Fields value={fields}>
        <NeverKept value={neverKept}>
          <PendingUploads value={files}>
            {/* Before hydration the browser itself submits: by POST, so that no field appears in the URL. */}
            <form noValidate method="post" onSubmit={submit}>
              <Stack gap="md">
                <KeptInputOffer kept={kept} rowVersion={values.rowVersion} />
                {formErrors && (
                  <FormProblem
                    formErrors={formErrors}
                    loadAgain={reload && (() => void loadAgain())}
                  />
                )}
                {waiting && <WaitingAlert key={`${waiting.isUnsure}`} waiting={waiting} />}
                {/* What was sent is not changed while it waits. */}
                <Stack gap="md" inert={waiting !== null}>
                  {children}
                </Stack>
              </Stack>
            </form>
          </PendingUploads>
        </NeverKept>
      </Fields>
    </FormProvider>
  )
}

function usePendingUploads() {
  const [count, setCount] = useState(0)
  const change = useCallback((by: 1 | -1) => setCount((before) => before + by), [])
  return useMemo(() => ({ count, change }), [count, change])
}

/** A form that stays open continues with the row version of what it has just saved. */
const versionOf = (answer: unknown) => {
  const { rowVersion } = answer as { rowVersion?: number }
  return rowVersion === undefined ? {} : { rowVersion }
}

/** Sets the errors of fields on screen, and returns all of them with what belongs to no field on screen. */
function showErrors(problem: ApiProblem, form: UseFormReturn, fields: FieldsOnScreen): FormErrors {
  const { errors } = problem.body
  const byName = new Map(errors.map(({ path, message }) => [path, message]))
  for (const [name, message] of byName)
    if (fields.has(name)) form.setError(name, { type: 'server', message })
  const hidden = errors.filter(({ path }) => !fields.has(path))
  return {
    problem,
    wrong: wrongFields(fields, byName),
    details: hidden.map(({ message }) => message),
  }
}

/** Errors of fields that are not on screen are told by name: else the button would seem to do nothing. */
function formErrorsOf(messages: Map<string, string>, fields: FieldsOnScreen): FormErrors {
  const hidden = [...messages].filter(([name]) => !fields.has(name))
  return {
    wrong: wrongFields(fields, messages),
    details: hidden.map(([name, text]) => `${name}: ${text}`),
  }
}
