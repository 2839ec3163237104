import { expect, type Locator, type Page } from '@playwright/test'

/** The calendar of trainings, in English. */
export class TrainingCalendarPage {
  constructor(readonly page: Page) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/training/calendar${query}`)
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Training calendar' }),
    ).toBeVisible()
  }

  calendar = () => this.page.getByRole('region', { name: 'Training calendar' })
  event = (name: RegExp) => this.calendar().getByRole('button', { name })
  form = () => this.page.getByRole('dialog')
  /** In the dialog that moves a session. */
  newDay = () => this.form().getByRole('textbox', { name: 'New day' })

  /** Fills in the open form; other fields keep what the plan gave them. */
  async write(values: {
    plan?: string
    period?: string
    times?: [string, string]
    place?: string
  }) {
    const form = this.form()
    if (values.plan) {
      await form.getByRole('combobox', { name: 'Training plan' }).click()
      await form.getByRole('option', { name: values.plan }).click()
      await expect(form.getByRole('textbox', { name: 'Place' })).not.toHaveValue('')
    }
    if (values.period) await form.getByRole('radio', { name: values.period }).check()
    if (values.times) {
      await form.getByLabel('Starts at').fill(values.times[0])
      await form.getByLabel('Ends at').fill(values.times[1])
    }
    if (values.place) await form.getByRole('textbox', { name: 'Place' }).fill(values.place)
  }

  /** Drags to the right by a number of columns. Repeated, as a calendar that reloads meanwhile drops the event. */
  async drag(event: Locator, columns: number): Promise<void> {
    await expect(async () => {
      await this.dragOnce(event, columns)
      await expect(this.form()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }

  /** Grabs the upper part, as messages cover the lower edge of the page. */
  private async dragOnce(event: Locator, columns: number): Promise<void> {
    const { x, y, width, height } = (await event.boundingBox())!
    const [startX, startY] = [x + width / 2, y + height / 4]
    await this.page.mouse.move(startX, startY)
    await this.page.mouse.down()
    await this.page.mouse.move(startX + 15, startY, { steps: 4 })
    // A column is about 10 pixels wider than an event.
    await this.page.mouse.move(startX + columns * (width + 10), startY, { steps: 12 })
    await this.page.mouse.up()
  }

  async save(): Promise<void> {
    await this.form().getByRole('button', { name: 'Save' }).click()
  }
}

/** One session: roster, enrolment and check-in, in English. */
export class TrainingSessionPage {
  constructor(readonly page: Page) {}

  row = (name: string) => this.page.getByRole('row').filter({ hasText: name })
  /** The cell with the status and its time. */
  status = (name: string, status: string) =>
    this.row(name).getByRole('cell', { name: new RegExp(`^${status} \\d`) })
  panel = () => this.page.getByRole('region', { name: 'Training session' })
  checkIns = () => this.page.getByRole('list', { name: 'Latest check-ins' }).getByRole('listitem')
  button = (name: string | RegExp) => this.page.getByRole('button', { name })

  async startEnrolling(): Promise<void> {
    await this.button('Enrol people').click()
    await expect(this.page.getByRole('dialog')).toBeVisible()
  }

  candidate = (name: string) => this.page.getByRole('dialog').getByRole('checkbox', { name })

  async find(keyword: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(keyword)
    await dialog.getByRole('searchbox').press('Enter')
    await expect(dialog.getByRole('list', { name: 'People' })).toHaveAttribute('aria-busy', 'false')
  }

  async enrol(name: string): Promise<void> {
    await this.startEnrolling()
    await this.find(name)
    await this.candidate(name).check()
    await this.page.getByRole('button', { name: 'Enrol 1 person' }).click()
    await expect(this.page.getByText('1 person is enrolled')).toBeVisible()
    await expect(this.row(name)).toBeVisible()
  }

  async codeOf(name: string): Promise<string> {
    const text = await this.row(name).innerText()
    return /P-\d{6}/.exec(text)![0]
  }

  /** The code, then Enter, as a keyboard scanner types it. */
  async type(code: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Person’s code' })
    await field.fill(code)
    await field.press('Enter')
    await expect(field).toHaveValue('')
  }

  /** Undoes the last command for rows of the roster. */
  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo', exact: true }).click()
  }

  /** Gives a result to the selected people before the session has begun. */
  async giveEarly(decision: string, count: number): Promise<void> {
    await this.button(`${decision} (${count})`).click()
    const dialog = this.page.getByRole('dialog')
    await expect(dialog).toContainText('The session has not begun yet')
    await dialog.getByRole('button', { name: decision, exact: true }).click()
  }

  async choose(...names: string[]): Promise<void> {
    for (const name of names) await this.page.getByRole('checkbox', { name }).check()
  }
}
