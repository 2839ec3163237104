'use client'
import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { theme } from './theme'

const manager = localStorageColorSchemeManager()
const getRootElement = () => document.documentElement

type Props = { getStyleNonce?: () => string; children: ReactNode }

/**
 * Mantine's provider without what it makes of the theme in each browser, which `theme-style.ts` has written. Source:
 * docs/decisions/0474-what-a-page-does-first.md
 */
export function ThemeProvider({ getStyleNonce, children }: Props) {
  const scheme = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    getRootElement,
    forceColorScheme: undefined,
  })
  const { colorScheme, setColorScheme, clearColorScheme } = scheme
  const value = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      getStyleNonce,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [colorScheme, setColorScheme, clearColorScheme, getStyleNonce],
  )
  return (
    <MantineContext value={value}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
