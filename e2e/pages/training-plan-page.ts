import { expect, type Page } from '@playwright/test'

/** The list of training plans, the form of one, and the making of its sessions, in English. */
export class TrainingPlanPage {
  constructor(readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/training/plans${query}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Training plans' })).toBeVisible()
    await expect(this.page.getByRole('combobox', { name: 'Status', exact: true })).toBeVisible()
  }

  row = (name: string) => this.page.getByRole('row').filter({ hasText: name })
  dialog = () => this.page.getByRole('dialog')
  /** The message of a field. */
  message = (text: string) => this.dialog().getByText(text, { exact: true })
  preview = () => this.dialog().getByRole('list', { name: 'The next days of this plan' })

  async startNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add a plan' }).click()
    await expect(this.field('Name in Thai')).toBeVisible()
  }

  field = (label: string) => this.dialog().getByRole('textbox', { name: label })

  async write(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.field(label).fill(value)
      await this.field(label).blur()
    }
  }

  recur = (often: string) => this.dialog().getByRole('radio', { name: often }).check()
  seats = (half: string, seats: string) =>
    this.dialog()
      .getByRole('group', { name: new RegExp(`^${half}`) })
      .getByRole('button', { name: seats, exact: true })
      .click()
  save = () => this.dialog().getByRole('button', { name: 'Save' }).click()

  async choose(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  async remove(name: string): Promise<void> {
    await this.choose(name, 'Remove')
    await this.dialog().getByRole('button', { name: 'Remove' }).click()
  }
}
