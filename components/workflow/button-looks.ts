import type { ButtonProps } from '@mantine/core'
import type { Look } from '@/lib/platform/workflow/look'

export const buttonLooks: Record<Look, Pick<ButtonProps, 'variant' | 'color'>> = {
  leading: {},
  plain: { variant: 'default' },
  adverse: { variant: 'light', color: 'red' },
  ending: { variant: 'subtle', color: 'red' },
  alarming: { color: 'red' },
}
