'use client'
import { createContext, use, useCallback, useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { FieldsOnScreen } from './fields-on-screen'

/** The fields of the form around. */
export const Fields = createContext<FieldsOnScreen | null>(null)

/** A form calls this to report unsaved changes to the drawer, dialog or page around it. */
export const ReportUnsaved = createContext<((isUnsaved: boolean) => void) | null>(null)

/** Uploads in progress: saving is blocked meanwhile, as the record would lack the files. */
export const PendingUploads = createContext<{ count: number; change: (by: 1 | -1) => void }>({
  count: 0,
  change: () => {},
})

/** Binds a control to its form; `error` is the message to show, `label` names the field above the form. */
export function useField(name: string, label: string) {
  const fields = use(Fields)
  const { field, fieldState } = useController({ name })
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    fields?.set(name, { label, element })
    return () => void fields?.delete(name)
  }, [fields, name, label])
  const { ref: register } = field
  const ref = useCallback(
    (control: HTMLElement | null) => {
      element.current = control
      register(control)
    },
    [register],
  )
  return { ...field, ref, error: fieldState.error?.message }
}
