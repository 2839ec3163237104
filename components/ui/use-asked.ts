'use client'
import { useState } from 'react'

type Asked = 'focus' | 'list' | null

/** What was asked of the face of a field before the field itself was there: the focus, or its list as well. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked>(null)
  const face = {
    onFocus: () => setAsked((before) => before ?? 'focus'),
    onPress: () => setAsked('list'),
    onBlur: () => setAsked(null),
  }
  return { asked, face }
}
