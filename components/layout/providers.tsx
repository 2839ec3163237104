'use client'
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { QueryClientProvider } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { ConfirmProvider } from '@/components/ui/confirm'
import { DateStyleProvider, type SiteDateStyle } from '@/components/ui/date-style'
import { daysOff } from '@/lib/platform/dates/day'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { makeQueryClient } from './query-client'
import { cssVariablesResolver, theme } from './theme'

const Notifications = dynamic(
  () => fetchPart(() => import('@mantine/notifications')).then((part) => part.Notifications),
  { ssr: false },
)

type Props = { dates: SiteDateStyle; nonce?: string; children: ReactNode }

export function Providers({ dates, nonce, children }: Props) {
  const [queries] = useState(makeQueryClient)
  const styleNonce = useStyleNonce(nonce)
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce ? () => styleNonce : undefined}
      >
        <DateStyleProvider value={dates}>
          <DatesProvider
            settings={{
              locale: dates.locale,
              firstDayOfWeek: dates.firstDayOfWeek,
              weekendDays: daysOff(dates.workdays),
            }}
          >
            <ConfirmProvider>{children}</ConfirmProvider>
          </DatesProvider>
          <Notifications position="top-center" data-screen-only />
        </DateStyleProvider>
      </MantineProvider>
    </QueryClientProvider>
  )
}

/**
 * Keeps the nonce of the first document: a part of the page that is fetched later comes with another nonce, which
 * the document's policy does not accept. Dialogs read it under webpack's name.
 */
function useStyleNonce(nonce: string | undefined): string | undefined {
  const [first] = useState(() => {
    if (typeof window !== 'undefined') Object.assign(window, { __webpack_nonce__: nonce })
    return nonce
  })
  return first
}
