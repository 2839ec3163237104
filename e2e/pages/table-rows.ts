import type { Page } from '@playwright/test'

/** The rows of a list with this text, without the header row. */
export const tableRows = (page: Page, text: string | RegExp = '') =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .filter({ hasText: text })
