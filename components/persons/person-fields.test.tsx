import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import { PersonFields } from './person-fields'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Shown = { IdCardAsset: { id: string } | null }
const card = { IdCardAsset: { id: '00000000-0000-7000-8000-000000000001' } }

function TestForm({ canOpenIdCard, ...defaultValues }: Shown & { canOpenIdCard: boolean }) {
  return (
    <FormProvider {...useForm({ defaultValues })}>
      <PersonFields canOpenIdCard={canOpenIdCard} />
    </FormProvider>
  )
}

async function show(shown: Shown & { canOpenIdCard: boolean }): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <NextIntlClientProvider locale="en" messages={messages.en}>
          <MantineProvider>
            <TestForm {...shown} />
          </MantineProvider>
        </NextIntlClientProvider>
      </QueryClientProvider>,
    ),
  )
}
const pictures = () => [...document.querySelectorAll('img')].map(({ alt }) => alt)
const text = () => document.body.textContent

beforeEach(() => {
  document.body.replaceChildren()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test('shows the ID card to readers who may open it', async () => {
  await show({ ...card, canOpenIdCard: true })
  expect(pictures()).toEqual(['ID card'])
  expect(text()).not.toContain('Your role does not open it')
})

test('tells other readers only that there is an ID card', async () => {
  await show({ ...card, canOpenIdCard: false })
  expect(pictures()).toEqual([])
  expect(text()).toContain('ID cardOn file. Your role does not open it.')
})

test('tells other readers nothing where there is no ID card', async () => {
  await show({ IdCardAsset: null, canOpenIdCard: false })
  expect(text()).not.toContain('ID card')
})
