import { expect, type Page } from '@playwright/test'
import { tableRows } from './table-rows'

/** The queue of attendance that waits for a decision, in English. */
export class ApprovalPage {
  constructor(readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/training/approvals${query}`)
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Training approvals' }),
    ).toBeVisible()
    await expect(this.row('').first()).toBeVisible()
  }

  row = (text: string) => tableRows(this.page, text)

  select = (name: string) => this.row(name).getByRole('checkbox').check()
  selectAll = () => this.page.getByRole('checkbox', { name: /^Select all/ }).check()
  bar = () => this.page.getByRole('region', { name: 'For what is selected' })
  dialog = () => this.page.getByRole('dialog')
  outcome = () => this.page.getByRole('status').filter({ has: this.page.getByRole('list') })

  /** Presses a command of the selection bar, such as `Pass (2)`. */
  async decide(decision: string, count: number, note = ''): Promise<void> {
    await this.bar()
      .getByRole('button', { name: `${decision} (${count})`, exact: true })
      .click()
    await this.dialog().getByRole('textbox').fill(note)
    await this.dialog().getByRole('button', { name: decision, exact: true }).click()
    await expect(this.dialog()).toHaveCount(0)
  }
}
