import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { Providers } from '@/components/layout/providers'
import { messages } from '@/lib/platform/i18n/catalogue'

// happy-dom has none; a text area that grows listens to them.
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

/** Shows a part of a page in Thai, with all that stands around every page. */
export function render(part: ReactNode): void {
  document.body.replaceChildren()
  const place = document.body.appendChild(document.createElement('div'))
  const dates = { locale: 'th', era: 'BE', timeZone: 'Asia/Bangkok', firstDayOfWeek: 1 } as const
  createRoot(place).render(
    <AppRouterContext value={router}>
      <NextIntlClientProvider locale="th" messages={messages.th} timeZone="Asia/Bangkok">
        <SearchParamsContext value={new URLSearchParams()}>
          <Providers dates={dates}>{part}</Providers>
        </SearchParamsContext>
      </NextIntlClientProvider>
    </AppRouterContext>,
  )
}

/** What matches, once it is there; of several the one that says `text`. */
export const findElement = <E extends HTMLElement>(selector: string, text = ''): Promise<E> =>
  vi.waitFor(() => {
    const element = [...document.querySelectorAll<E>(selector)].find(({ textContent }) =>
      textContent.includes(text),
    )
    if (!element) throw new Error(`There is no ${selector} that says "${text}".`)
    return element
  }, 30_000)

/** Types into a control; afterwards its form has learnt of it. */
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
