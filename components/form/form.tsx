'use client'
import { Stack } from '@mantine/core'
import { useLocale } from 'next-intl'
import { useCallback, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { ApiProblem } from '@/lib/platform/browser/client'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import { FieldNames, FilesUnderWay } from './form-context'
import { FormProblem, type Complaint } from './form-problem'
import { messagesOf, schemaResolver } from './resolver'
import { useUnsavedWarning } from './use-unsaved-warning'

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
  const [names] = useState(() => new Set<string>())
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const resolver = useMemo(
    () => schemaResolver(schema ?? contract.input, language),
    [schema, contract, language],
  )
  const form = useForm({ defaultValues: values, resolver })
  const command = useCommand(contract)
  const files = useFilesUnderWay()
  useUnsavedWarning(form.formState.isDirty || files.count > 0)

  const send = form.handleSubmit(
    async (checked) => {
      setComplaint(null)
      try {
        const input = toInput ? toInput(checked) : (checked as InputOf<C>)
        const answer = await command.mutateAsync(input)
        form.reset({ ...form.getValues(), ...versionOf(answer) })
        onDone(answer, input)
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error
        if (!onRefused?.(error)) setComplaint(place(error, form, names))
      }
    },
    (errors) => setComplaint(complaintOfUnseen(messagesOf(errors), names)),
  )
  const loadAgain = async () => {
    if (reload) form.reset(await reload())
    setComplaint(null)
  }
  const submit = (event: FormEvent) => {
    // React events bubble through portals: a form in a dialog would also submit the form of the page.
    event.stopPropagation()
    void send(event as FormEvent<HTMLFormElement>)
  }
  return (
    <FormProvider {...form}>
      <FieldNames value={names}>
        <FilesUnderWay value={files}>
          {/* Before hydration the browser itself submits: by POST, so that no field appears in the URL. */}
          <form noValidate method="post" onSubmit={submit}>
            <Stack gap="md">
              {complaint && (
                <FormProblem complaint={complaint} loadAgain={reload && (() => void loadAgain())} />
              )}
              {children}
            </Stack>
          </form>
        </FilesUnderWay>
      </FieldNames>
    </FormProvider>
  )
}

function useFilesUnderWay() {
  const [count, setCount] = useState(0)
  const change = useCallback((by: 1 | -1) => setCount((before) => before + by), [])
  return useMemo(() => ({ count, change }), [count, change])
}

/** A form that stays open continues with the row version of what it has just saved. */
const versionOf = (answer: unknown) => {
  const { rowVersion } = answer as { rowVersion?: number }
  return rowVersion === undefined ? {} : { rowVersion }
}

/** Sets the errors of fields, focuses the first one, and returns what belongs to no field on screen. */
function place(problem: ApiProblem, form: UseFormReturn, names: Set<string>): Complaint | null {
  const byName = new Map(problem.body.errors.map(({ path, message }) => [path, message]))
  const seen = [...names].filter((name) => byName.has(name))
  seen.forEach((name) => form.setError(name, { type: 'server', message: byName.get(name) }))
  if (seen[0]) form.setFocus(seen[0])
  const unseen = problem.body.errors.filter(({ path }) => !names.has(path))
  if (seen.length > 0 && unseen.length === 0) return null
  return { problem, details: unseen.map(({ message }) => message) }
}

/** Errors of fields that are not on screen: without a message the button would seem to do nothing. */
function complaintOfUnseen(messages: Map<string, string>, names: Set<string>): Complaint | null {
  const unseen = [...messages].filter(([name]) => !names.has(name))
  return unseen.length > 0 ? { details: unseen.map(([name, text]) => `${name}: ${text}`) } : null
}
