import { expect, type Page } from '@playwright/test'

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

  /** A row of the list; not the one of the column heads. */
  row = (text: string) =>
    this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
      .filter({ hasText: text })

  select = (name: string) => this.row(name).getByRole('checkbox').check()
  selectAll = () => this.page.getByRole('checkbox', { name: /^Select all shown/ }).check()
  bar = () => this.page.getByRole('region', { name: 'For the people selected' })
  dialog = () => this.page.getByRole('dialog')
  outcome = () => this.page.getByRole('status').filter({ has: this.page.getByRole('list') })

  /** Gives what the bar offers, such as `Pass (2)`, to those selected. */
  async decide(decision: string, count: number, note = ''): Promise<void> {
    await this.bar()
      .getByRole('button', { name: `${decision} (${count})`, exact: true })
      .click()
    await this.dialog().getByRole('textbox').fill(note)
    await this.dialog().getByRole('button', { name: decision, exact: true }).click()
    await expect(this.dialog()).toHaveCount(0)
  }
}
