'use client'
import { createContext, use, useEffect } from 'react'
import { useController } from 'react-hook-form'

/** The names of the fields on screen, in their order: where a server's complaint can be shown. */
export const FieldNames = createContext<Set<string> | null>(null)

/** How a drawer learns whether the form inside it holds changes. */
export const ReportUnsaved = createContext<((isUnsaved: boolean) => void) | null>(null)

/** How many files are on their way to the server: what is saved meanwhile would lack them. */
export const FilesUnderWay = createContext<{ count: number; change: (by: 1 | -1) => void }>({
  count: 0,
  change: () => {},
})

/** Binds a control to its form: value, change, blur, focus and the error to show. */
export function useField(name: string) {
  const names = use(FieldNames)
  useEffect(() => {
    names?.add(name)
    return () => void names?.delete(name)
  }, [names, name])
  const { field, fieldState } = useController({ name })
  return { ...field, error: fieldState.error?.message }
}
