import type { ButtonProps } from '@mantine/core'
import type { Look } from '@/lib/platform/workflow/look'

export const buttonLooks: Record<Look, Pick<ButtonProps, 'variant' | 'color' | 'c'>> = {
  leading: {},
  plain: { variant: 'default' },
  adverse: { variant: 'light', color: 'red' },
  ending: { variant: 'default', c: 'var(--mantine-color-error)' },
  alarming: { color: 'red' },
}
