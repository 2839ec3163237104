'use client'
import { useEffect, useRef } from 'react'

const FIELD =
  ':is(input:not([type="hidden"], [type="file"], [type="radio"]:not(:checked)), select, textarea):not(:disabled)'

/**
 * The first field of a form in a dialog takes the focus: the dialog would give it to its cross, so that Enter closes it.
 * Not under fingers, where a keyboard on the screen would cover the form.
 */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"]')
    const field = form.current?.querySelector<HTMLElement>(FIELD)
    if (!dialog || !field || dialog.querySelector('[data-autofocus]')) return
    if (window.matchMedia('(pointer: coarse)').matches) return
    // For a form that comes with its dialog, which places the focus a moment later.
    field.dataset.autofocus = ''
    // The page has it where what was pressed went away for the form.
    const { activeElement, body } = document
    if (activeElement === body || dialog.contains(activeElement))
      field.focus({ preventScroll: true })
  }, [])
  return form
}
