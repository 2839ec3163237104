import { expect, type Page } from '@playwright/test'

/** The list of users and the form of one, in English. */
export class UserPages {
  constructor(readonly page: Page) {}

  async open(role?: string): Promise<void> {
    await this.page.goto(role ? `/users?role=${role}` : '/users')
    await expect(this.page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  }

  row = (name: string) => this.page.getByRole('row').filter({ hasText: name })

  async choose(name: string, action: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /Actions/ })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  async write(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await this.page.getByRole('textbox', { name: label, exact: false }).first().fill(value)
  }

  /** Types into a look-up and chooses a result. */
  async find(label: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).fill(name)
    await this.page.getByRole('option', { name }).click()
  }

  save = () => this.page.getByRole('button', { name: 'Save' }).click()
}
