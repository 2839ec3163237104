import { expect, type Page } from '@playwright/test'

/** The inbox and one task, in English. */
export class TaskPage {
  constructor(readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/tasks${query}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  }

  row = (title: string) => this.page.getByRole('row').filter({ hasText: title })

  async openTask(title: string): Promise<void> {
    await this.open(`?scope=all&status=any&keyword=${encodeURIComponent(title)}`)
    await this.row(title).getByRole('link').first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  /** Without an assignee the task is assigned to its author. */
  async create(type: string, title: string, assignee?: RegExp): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: 'New task' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: type }).check()
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    if (assignee) {
      await dialog.getByRole('combobox', { name: 'Assign to' }).click()
      await dialog.getByRole('option', { name: assignee }).click()
    }
    await dialog.getByRole('button', { name: 'Create the task' }).click()
  }

  command = (name: string) => this.page.getByRole('button', { name, exact: true })

  /** Presses a command and fills in its dialog. */
  async decide(name: string, comment = ''): Promise<void> {
    await this.command(name).first().click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(comment)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  dialog = () => this.page.getByRole('dialog')

  history = () => this.page.getByRole('list', { name: 'History' })
}
