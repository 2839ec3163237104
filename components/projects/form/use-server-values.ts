'use client'
import { useEffect } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'

/** A write of this page's own beside the form: from which version to which. */
export type OwnWrite = { from: number; to: number }

/**
 * Keeps a form that nobody has touched at what the server has. Typed work is never overwritten; it only
 * learns of this page's own other writes, which do not make it stale.
 */
export function useServerValues(
  values: FieldValues & { rowVersion: number },
  own: OwnWrite | null,
) {
  const { reset, getValues, setValue, formState } = useFormContext()
  const { isDirty } = formState
  useEffect(() => {
    const known = getValues('rowVersion') as number
    if (!isDirty && known !== values.rowVersion) reset(values)
    else if (isDirty && own?.from === known) setValue('rowVersion', own.to)
  }, [isDirty, values, own, reset, getValues, setValue])
}
