import { expect, type Page } from '@playwright/test'

/** The permits and one of them, in English. */
export class PermitPage {
  constructor(readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/work-permits${query}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Work permits' })).toBeVisible()
  }

  async openPermit(id: string): Promise<void> {
    await this.page.goto(`/work-permits/${id}`)
    await expect(this.page.getByRole('heading', { level: 1, name: /^WP-/ })).toBeVisible()
  }

  status = (name: string) => this.page.getByRole('main').getByText(name, { exact: true }).first()
  command = (name: string) => this.page.getByRole('button', { name, exact: true })
  readiness = () => this.page.getByRole('region', { name: 'Readiness' })
  approvals = () => this.page.getByRole('region', { name: 'Approvals' })
  history = () => this.page.getByRole('list', { name: 'History' })

  async pick(label: string, option: RegExp): Promise<void> {
    // The options may still be loading when the list is opened.
    await expect(async () => {
      await this.page.getByRole('combobox', { name: label }).click()
      await this.page.getByRole('option', { name: option }).first().click({ timeout: 5_000 })
    }).toPass()
  }

  /** Types into a look-up and chooses a result. */
  async find(label: string, typed: string, option: RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).fill(typed)
    await this.page.getByRole('option', { name: option }).click()
  }

  /** From the page of a draft to its form, at the step that lacks something. */
  async fillIn(name: 'Fill in what is missing' | 'Change the details'): Promise<void> {
    await this.page.getByRole('link', { name }).click()
    await this.page.waitForURL(/\/edit(\?|$)/)
    // The step or its field takes the focus a frame after it is shown, which would close the list of a look-up.
    await expect(this.page.locator('form :focus')).toHaveCount(1)
  }

  async expectStep(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeInViewport()
  }

  /** By its name in the row of steps. */
  async openStep(name: string): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: 'Steps of the form' })
    await steps.getByRole('button', { name }).click()
  }

  /** Saves the current step, and waits until the next one is shown and has the focus. */
  async saveStep(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 })
    const step = (await heading.textContent())!
    const saved = this.page.waitForResponse('**/api/work-permits/save')
    await this.command('Save and continue').click()
    expect((await saved).status()).toBe(200)
    await expect(heading).not.toHaveText(step)
    await expect(heading).toBeFocused()
    // The page loads the record again before the form is ready.
    await expect(this.page.locator('form [data-loading]')).toHaveCount(0)
  }

  /** Presses a command and gives its reason. */
  async decide(name: string, reason?: string): Promise<void> {
    await this.command(name).click()
    const dialog = this.page.getByRole('dialog')
    if (reason) await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
}
