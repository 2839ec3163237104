import { expect, type Page } from '@playwright/test'
import { tableRows } from './table-rows'

/** The list of projects and the form of one, in English. */
export class ProjectPage {
  constructor(readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/projects${query}`)
    await expect(this.row().first()).toBeVisible()
  }

  row = (text?: string | RegExp) => tableRows(this.page, text)

  search = (words: string) => this.page.getByRole('searchbox').fill(words)

  /** The staff check that goes before a new project. */
  async startNew(): Promise<void> {
    await this.page.getByRole('button', { name: 'New project' }).click()
    const goOn = this.page.getByRole('dialog').getByRole('link', { name: 'Fill in the project' })
    await expect(goOn).toBeFocused()
    await this.page.keyboard.press('Enter')
    await this.page.waitForURL('**/projects/new')
  }

  async write(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await this.page.getByRole('textbox', { name: label }).fill(value)
  }

  async pick(label: string, option: string | RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).click()
    await this.page.getByRole('option', { name: option }).click()
  }

  edit = () => this.page.getByRole('button', { name: 'Edit', exact: true }).click()
  save = () => this.page.getByRole('button', { name: 'Save' }).click()
  status = () => this.page.getByRole('region', { name: 'Status' })

  async changeStatus(action: string, reason = ''): Promise<void> {
    await this.status().getByRole('button', { name: action }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await dialog.getByRole('button', { name: action }).click()
  }
}
