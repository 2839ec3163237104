import { expect, type Page } from '@playwright/test'
import { tableRows } from './table-rows'

/** The library of JSA templates and the editor of one, in English. */
export class JsaPage {
  constructor(readonly page: Page) {}

  async open(library: 'own' | 'system' = 'own'): Promise<void> {
    await this.page.goto(library === 'own' ? '/jsa-templates' : '/jsa-templates?library=system')
    await expect(this.row().first()).toBeVisible()
  }

  row = (text?: string | RegExp) => tableRows(this.page, text)

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  step = (no: number) => this.page.getByRole('region', { name: `Step ${no}`, exact: true })

  writeStep = async (no: number, words: Record<string, string>): Promise<void> => {
    for (const [label, value] of Object.entries(words))
      await this.step(no).getByRole('textbox', { name: label }).first().fill(value)
  }

  /** Chooses the risks that nobody has chosen yet: 3 × 3. */
  async rate(): Promise<void> {
    const ratings = this.page.getByRole('combobox', { name: /^(Likelihood|Severity)/ })
    for (const rating of await ratings.all())
      if ((await rating.inputValue()) === '') await rating.selectOption('3')
  }

  /** Creates a template with the required fields only. Returns its id. */
  async add(nameTh: string, nameEn: string): Promise<string> {
    await this.page.goto('/jsa-templates/new')
    await this.page.getByRole('textbox', { name: 'Name in Thai' }).fill(nameTh)
    await this.page.getByRole('textbox', { name: 'Name in English' }).fill(nameEn)
    await this.writeStep(1, {
      'Activity in Thai': 'ทำงาน',
      'Hazard in Thai': 'อันตราย',
      'Control in Thai': 'มาตรการ',
    })
    await this.rate()
    await this.press('Save')
    await expect(this.page.getByRole('heading', { level: 1, name: nameEn })).toBeVisible()
    return new URL(this.page.url()).pathname.split('/').at(-1)!
  }

  /** The activities in their order, as the editor has them. */
  activities = () =>
    this.page.getByRole('textbox', { name: 'Activity in Thai' }).evaluateAll(textsOf)

  /** The hazards of a step in their order. */
  hazards = (no: number) =>
    this.step(no).getByRole('textbox', { name: 'Hazard in Thai' }).evaluateAll(textsOf)

  /** Focuses a button and presses it by keyboard. */
  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).focus()
    await this.page.keyboard.press('Enter')
  }
}

const textsOf = (fields: Element[]) => fields.map((field) => (field as HTMLTextAreaElement).value)
