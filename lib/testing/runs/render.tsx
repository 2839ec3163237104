import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { Providers } from '@/components/layout/providers'
import { messages } from '@/lib/platform/i18n/catalogue'

// happy-dom has no document.fonts, to which Mantine's autosizing text area listens.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

const nowhere = async () => {}
const router = {
  push: nowhere,
  replace: nowhere,
  refresh: nowhere,
  prefetch: nowhere,
  back: nowhere,
  forward: nowhere,
  bfcacheId: '',
}

/** Days as a site in Thailand shows them. */
export const thaiDates = {
  locale: 'th',
  era: 'BE',
  timeZone: 'Asia/Bangkok',
  firstDayOfWeek: 1,
  workdays: [1, 2, 3, 4, 5, 6],
} as const

/** Renders a part of a page in Thai, inside the providers of every page, until the test ends. */
export function render(part: ReactNode): void {
  document.body.replaceChildren()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  root.render(
    <AppRouterContext value={router}>
      <NextIntlClientProvider locale="th" messages={messages.th} timeZone="Asia/Bangkok">
        <SearchParamsContext value={new URLSearchParams()}>
          <Providers dates={thaiDates}>{part}</Providers>
        </SearchParamsContext>
      </NextIntlClientProvider>
    </AppRouterContext>,
  )
}

/** Waits for the first element that matches the selector and contains the text. */
export const findElement = <E extends HTMLElement>(selector: string, text = ''): Promise<E> =>
  vi.waitFor(() => {
    const element = [...document.querySelectorAll<E>(selector)].find(({ textContent }) =>
      textContent.includes(text),
    )
    if (!element) throw new Error(`There is no ${selector} that contains "${text}".`)
    return element
  }, 30_000)

/** The button once it can be pressed, which it cannot before React has taken the page over. */
export async function readyButton(text: string): Promise<HTMLButtonElement> {
  const button = await findElement<HTMLButtonElement>('button', text)
  await vi.waitUntil(() => !button.disabled, 30_000)
  return button
}

/** Types into a control and waits until React has processed the input. */
export async function typeInto(
  input: HTMLInputElement | HTMLTextAreaElement,
  text: string,
): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await act(async () => {
    setter.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
}
