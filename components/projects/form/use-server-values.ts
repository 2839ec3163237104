'use client'
import { useEffect } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'

/** A write by this page outside the form, such as a change of status: row versions before and after it. */
export type OwnWrite = { from: number; to: number }

/**
 * Resets an untouched form to newer values of the server. A form with unsaved input keeps it, and only takes over
 * the row version of this page's own writes, so that these do not make it stale.
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
