'use client'
import { use, useEffect } from 'react'
import { elementAt } from '@/components/form/fields-on-screen'
import { Fields } from '@/components/form/form-context'
import { showField } from '@/components/form/show-field'

/** Puts the cursor into a field of the form around it. */
export function FirstField({ name }: { name: string }) {
  const fields = use(Fields)
  useEffect(() => {
    // After the drawer's focus trap, which goes to the first field.
    const timer = setTimeout(() => {
      const element = fields && elementAt(fields, name)
      if (element) showField(element)
    }, 50)
    return () => clearTimeout(timer)
  }, [fields, name])
  return null
}
