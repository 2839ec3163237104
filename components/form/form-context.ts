'use client'
import { createContext, use, useCallback, useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { FieldsOnScreen } from './fields-on-screen'

/** The fields of the form around. */
export const Fields = createContext<FieldsOnScreen | null>(null)

/** Names of fields such as passwords: what is typed into them never reaches the storage of the browser. */
export const NeverKept = createContext<Set<string> | null>(null)

/** Drops what is kept of unsaved input. */
export type Forget = () => void

/** A form calls this to report unsaved input to the drawer, dialog or page around it; null when there is none. */
export const ReportUnsaved = createContext<((unsaved: Forget | null) => void) | null>(null)

/** Closes the drawer, dialog or page around a form; asks first when something is unsaved. */
export const Leave = createContext<(() => void) | undefined>(undefined)
export const useLeave = () => use(Leave)

/** What is still on its way, such as uploads: saving is blocked meanwhile, as the record would lack it. */
export const Pending = createContext<{ count: number; change: (by: 1 | -1) => void }>({
  count: 0,
  change: () => {},
})

/** The `ref` of a control to which links above the form lead by the name of its field. */
export function useFieldOnScreen(name: string, label: string) {
  const fields = use(Fields)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    fields?.set(name, { label, element })
    return () => void fields?.delete(name)
  }, [fields, name, label])
  return useCallback((control: HTMLElement | null) => {
    element.current = control
  }, [])
}

/** Binds a control to its form; `error` is the message to show, `label` names the field above the form. */
export function useField(name: string, label: string, { isNeverKept = false } = {}) {
  const neverKept = use(NeverKept)
  const { field, fieldState } = useController({ name })
  const setElement = useFieldOnScreen(name, label)
  useEffect(() => {
    if (isNeverKept) neverKept?.add(name)
  }, [neverKept, name, isNeverKept])
  const { ref: register } = field
  const ref = useCallback(
    (control: HTMLElement | null) => {
      setElement(control)
      register(control)
    },
    [setElement, register],
  )
  return { ...field, ref, error: fieldState.error?.message }
}
