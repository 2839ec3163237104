'use client'
import { createContext, use, useEffect } from 'react'
import { useController } from 'react-hook-form'

/** Names of the fields on screen, in their order; an error of another name is shown above the form. */
export const FieldNames = createContext<Set<string> | null>(null)

/** A form calls this to report unsaved changes to the drawer, dialog or page around it. */
export const ReportUnsaved = createContext<((isUnsaved: boolean) => void) | null>(null)

/** Uploads in progress: saving is blocked meanwhile, as the record would lack the files. */
export const PendingUploads = createContext<{ count: number; change: (by: 1 | -1) => void }>({
  count: 0,
  change: () => {},
})

/** Binds a control to its form; `error` is the message to show. */
export function useField(name: string) {
  const names = use(FieldNames)
  useEffect(() => {
    names?.add(name)
    return () => void names?.delete(name)
  }, [names, name])
  const { field, fieldState } = useController({ name })
  return { ...field, error: fieldState.error?.message }
}
