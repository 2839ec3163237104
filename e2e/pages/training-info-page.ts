import { expect, type Download, type Page } from '@playwright/test'

/** The training information in Thai, the language of most contractors. */
export class TrainingInfoPage {
  constructor(readonly page: Page) {}

  async open(address = ''): Promise<void> {
    await this.page.goto(`/training/info${address}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'ข้อมูลการอบรม' })).toBeVisible()
  }

  get rows() {
    return this.page.getByRole('table').locator('tbody tr')
  }

  search = (keyword: string) => this.page.getByRole('searchbox').fill(keyword)

  get status() {
    return this.page.getByRole('combobox', { name: 'สถานะ', exact: true })
  }

  /** On a phone the filters open by a button. */
  async chooseStatus(label: string): Promise<void> {
    if (!(await this.status.isVisible()))
      await this.page.getByRole('button', { name: 'ตัวกรอง' }).click()
    await this.status.selectOption({ label })
  }

  async chooseLastDay(typed: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'ถึง', exact: true })
    await field.fill(typed)
    await field.press('Enter')
  }

  showCalendar = () => this.page.getByText('ปฏิทิน', { exact: true }).click()
  showList = () => this.page.getByText('รายการ', { exact: true }).first().click()

  start = (kind: 'Excel' | 'PDF') =>
    this.page.getByRole('button', { name: `บันทึกเป็น ${kind}` }).click()

  async take(kind: 'Excel' | 'PDF'): Promise<Download> {
    const download = this.page.waitForEvent('download')
    await this.start(kind)
    return download
  }

  /** Records every percentage that the progress bar shows. */
  async watchProgress(): Promise<() => Promise<number[]>> {
    await this.page.evaluate(() => {
      const shown: number[] = []
      Object.assign(window, { shownPercentages: shown })
      new MutationObserver(() => {
        const bar = document.querySelector('[role=progressbar]')
        const percent = Number(bar?.getAttribute('aria-valuenow'))
        if (percent && percent !== shown.at(-1)) shown.push(percent)
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    return () => this.page.evaluate(() => Reflect.get(window, 'shownPercentages') as number[])
  }

  /** Limits the download rate to 500 bytes a second. */
  async slowDown(): Promise<void> {
    const line = await this.page.context().newCDPSession(this.page)
    await line.send('Network.enable')
    const slow = { offline: false, latency: 0, downloadThroughput: 500, uploadThroughput: -1 }
    await line.send('Network.emulateNetworkConditions', slow)
  }
}
