'use client'
import { useMantineColorScheme } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { MenuAction } from '@/components/ui/action-menu'

const schemes = [
  ['auto', IconSunMoon],
  ['light', IconSun],
  ['dark', IconMoon],
] as const

/** The scheme of colours is kept in this browser, which is the only one to know what its system prefers. */
export function useSchemeActions(): MenuAction[] {
  const t = useTranslations('navigation.scheme')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  // The server does not know the choice
  const isMounted = useMounted()
  return schemes.map(([scheme, Icon]) => ({
    label: t(scheme),
    icon: <Icon size={18} />,
    isChosen: isMounted && scheme === colorScheme,
    onClick: () => setColorScheme(scheme),
  }))
}
