import { expect, type Page } from '@playwright/test'

/** The person agrees: one press in the dialog that follows the choice of a picture. */
export async function agree(page: Page): Promise<void> {
  const press = page.getByRole('button', { name: 'They agree, use the picture' })
  await press.click()
  await expect(press).toHaveCount(0)
}
