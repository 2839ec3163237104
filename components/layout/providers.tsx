'use client'
import { DatesProvider } from '@mantine/dates'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmProvider } from '@/components/ui/confirm'
import { DateStyleProvider, type SiteDateStyle } from '@/components/ui/date-style'
import { later } from '@/components/ui/later'
import { daysOff } from '@/lib/platform/dates/day'
import { makeQueryClient } from './query-client'
import { ThemeProvider } from './theme-provider'

const useNotifications = later(() => import('@mantine/notifications'))

type Props = { dates: SiteDateStyle; nonce?: string; children: ReactNode }

export function Providers({ dates, nonce, children }: Props) {
  const [queries] = useState(makeQueryClient)
  const getStyleNonce = useStyleNonce(nonce)
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider getStyleNonce={getStyleNonce}>
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
          <Toasts />
        </DateStyleProvider>
      </ThemeProvider>
    </QueryClientProvider>
  )
}

/**
 * Keeps the nonce of the first document: a part of the page that is fetched later comes with another nonce, which
 * the document's policy does not accept. Dialogs read it under webpack's name.
 */
function useStyleNonce(nonce: string | undefined): (() => string) | undefined {
  const [first] = useState(() => {
    if (typeof window !== 'undefined') Object.assign(window, { __webpack_nonce__: nonce })
    return { get: nonce ? () => nonce : undefined }
  })
  return first.get
}

function Toasts() {
  const part = useNotifications()
  return part && <part.Notifications position="top-center" data-screen-only />
}
