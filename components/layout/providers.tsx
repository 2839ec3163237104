'use client'
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmProvider } from '@/components/ui/confirm'
import { DateStyleProvider, type SiteDateStyle } from '@/components/ui/date-style'
import { makeQueryClient } from './query-client'
import { theme } from './theme'

export function Providers({ dates, children }: { dates: SiteDateStyle; children: ReactNode }) {
  const [queries] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} forceColorScheme="light">
        <DateStyleProvider value={dates}>
          <DatesProvider settings={{ locale: dates.locale, firstDayOfWeek: dates.firstDayOfWeek }}>
            <ConfirmProvider>{children}</ConfirmProvider>
          </DatesProvider>
          <Notifications position="bottom-right" data-screen-only />
        </DateStyleProvider>
      </MantineProvider>
    </QueryClientProvider>
  )
}
