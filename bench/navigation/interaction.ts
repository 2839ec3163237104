import type { Page } from '@playwright/test'
import { figure, table } from '../side-by-side/markdown'

/** In milliseconds from an input to the next paint. */
const AIM = 80
const ROUNDS = 5

type Step = { on: string; what: string; act: (page: Page) => Promise<void> }

const typeIntoSearch = (page: Page) =>
  page.getByRole('searchbox').first().pressSequentially('สม', { delay: 60 })

const steps: Step[] = [
  { on: '/persons', what: 'type into the search of a list', act: typeIntoSearch },
  {
    on: '/persons',
    what: 'open the menu of a row',
    act: (page) => pressFirst(page, 'tbody button[aria-haspopup=menu]'),
  },
  {
    on: '/persons',
    what: 'open the account menu',
    act: (page) => pressFirst(page, 'header button[aria-haspopup=menu]'),
  },
  {
    on: '/persons',
    what: 'open the search of everything',
    act: (page) => pressFirst(page, 'header button[aria-haspopup=dialog]'),
  },
  {
    on: '/projects/new',
    what: 'type into a field',
    act: (page) =>
      page.locator('main form input[type=text]').first().pressSequentially('งาน', { delay: 60 }),
  },
  {
    on: '/projects/new',
    what: 'open a list of options',
    act: (page) => pressFirst(page, 'main form [aria-haspopup=listbox]'),
  },
  {
    on: '/projects/new',
    what: 'send an empty form',
    act: (page) => pressFirst(page, 'main form button[type=submit]'),
  },
]

const pressFirst = (page: Page, selector: string) => page.locator(selector).first().click()

/** How long what is typed and pressed waits for its paint, by the browser's own measure (Event Timing, in steps of 8 ms). */
export async function measureInteractions(page: Page): Promise<string> {
  const rows: string[][] = []
  for (const { on, what, act } of steps) {
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round++) taken.push(await slowestOf(page, on, act))
    const sorted = taken.toSorted((a, b) => a - b)
    rows.push([on, what, figure(sorted[ROUNDS >> 1]!), figure(sorted.at(-1)!)])
  }
  return table(['page', 'what', `median ms to the next paint (aim ${AIM})`, 'worst ms'], rows)
}

/** In milliseconds; what the browser does not report took less than 16. */
async function slowestOf(page: Page, on: string, act: Step['act']): Promise<number> {
  await page.goto(on, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const durations: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(window, { durations })
  })
  await act(page)
  await page.waitForTimeout(500)
  return page.evaluate(() => Math.max(16, ...(window as { durations?: number[] }).durations!))
}
