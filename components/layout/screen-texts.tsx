import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { screenTexts, type TextsFolder } from '@/lib/platform/i18n/screen-texts'
import { MoreTexts } from '@/components/ui/more-texts'

type Props = { of: TextsFolder; children: ReactNode }

/** Gives the screens below a layout the texts that the layouts around it do not give. `of`: its folder within `app`. */
export async function ScreenTexts({ of: folder, children }: Props) {
  return <MoreTexts texts={screenTexts(await getLocale(), folder)}>{children}</MoreTexts>
}
