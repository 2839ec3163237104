'use client'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import type { Messages } from '@/lib/platform/i18n/catalogue'

type Props = { texts: Partial<Messages>; children: ReactNode }

/** Adds texts to those of the providers around it. */
export function MoreTexts({ texts, children }: Props) {
  const around = useMessages()
  const all = useMemo(() => ({ ...around, ...texts }), [around, texts])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}
