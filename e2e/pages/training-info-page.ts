import { expect, type Download, type Page } from '@playwright/test'

/** The training information, in Thai: as contractors meet it. */
export class TrainingInfoPage {
  constructor(readonly page: Page) {}

  async open(address = ''): Promise<void> {
    await this.page.goto(`/training/info${address}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'ข้อมูลการอบรม' })).toBeVisible()
    await this.page.waitForLoadState('networkidle')
  }

  get rows() {
    return this.page.getByRole('table').locator('tbody tr')
  }

  search = (keyword: string) => this.page.getByRole('searchbox').fill(keyword)
  chooseStatus = (label: string) =>
    this.page.getByRole('combobox', { name: 'สถานะ', exact: true }).selectOption({ label })

  async chooseLastDay(typed: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'ถึง', exact: true })
    await field.fill(typed)
    await field.press('Enter')
  }

  showCalendar = () => this.page.getByText('ปฏิทิน', { exact: true }).click()
  showList = () => this.page.getByText('รายการ', { exact: true }).first().click()

  async take(kind: 'Excel' | 'PDF'): Promise<Download> {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: `บันทึกเป็น ${kind}` }).click()
    return download
  }
}
