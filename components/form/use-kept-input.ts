'use client'
import { useDebouncedCallback, useMounted } from '@mantine/hooks'
import { usePathname } from 'next/navigation'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  forgetInput,
  keepInput,
  readKeptInput,
  type KeptInput,
} from '@/lib/platform/browser/kept-input'
import type { Contract } from '@/lib/platform/contract/contract'
import { changedFields, withFields } from './changed-fields'
import { InputOwner } from './input-owner'

/** In milliseconds: a pause in typing. */
const PAUSE = 300

/**
 * Keeps what is typed into a form and not saved. `offer` is what was kept before this form was opened; the newest
 * input takes its place.
 */
export function useKeptInput(form: UseFormReturn, contract: Contract, neverKept: Set<string>) {
  const place = usePlace(contract, form.formState.defaultValues ?? {})
  const isMounted = useMounted()
  const found = useMemo(
    () => (isMounted && place ? readKeptInput(place) : null),
    [isMounted, place],
  )
  const [answered, setAnswered] = useState<KeptInput | null>(null)
  const offer = found === answered ? null : found
  const isKept = useRef(false)

  const keep = useDebouncedCallback(
    (values: FieldValues, saved: FieldValues) => {
      if (!place) return
      const fields = changedFields(values, saved, neverKept)
      const isChanged = Object.keys(fields).length > 0
      if (isChanged) keepInput(place, { fields, rowVersion: saved.rowVersion })
      else if (isKept.current) forgetInput(place)
      isKept.current = isChanged
    },
    { delay: PAUSE, flushOnUnmount: true },
  )
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => keep(values, defaultValues ?? {}),
      }),
    [form, keep],
  )
  const forget = useCallback(() => {
    keep.cancel()
    if (place) forgetInput(place)
    setAnswered(found)
  }, [keep, place, found])
  const accept = () => {
    if (!offer) return
    form.reset(withFields(form.getValues(), offer.fields), { keepDefaultValues: true })
    setAnswered(offer)
  }
  return { offer, accept, forget }
}

export type KeptInputOfForm = ReturnType<typeof useKeptInput>

/** Where the input of this form is kept; null where nobody has signed in. */
function usePlace({ path }: Contract, values: FieldValues) {
  const userId = use(InputOwner)
  const screen = usePathname()
  const record = recordOf(values)
  return useMemo(
    () => (userId ? { userId, screen, command: path, record } : null),
    [userId, screen, path, record],
  )
}

/** A new record is that of the records it is opened for, as a certificate is that of its person. */
function recordOf({ id, ids, ...values }: FieldValues): string {
  const owners = Object.entries(values).filter(([name, value]) => name.endsWith('Id') && value)
  return String(id ?? ids ?? ['new', ...owners.map(([, value]) => String(value))].join(' '))
}
