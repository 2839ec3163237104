'use client'
import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** Swagger UI is dark below a document of this class, while its page is open. */
const DARK = 'dark-mode'

export function useSwaggerScheme(): void {
  const isDark = useComputedColorScheme('light') === 'dark'
  useEffect(() => {
    const { classList } = document.documentElement
    classList.toggle(DARK, isDark)
    return () => classList.remove(DARK)
  }, [isDark])
}
