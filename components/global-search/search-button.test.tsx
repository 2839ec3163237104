import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { SearchButton } from './search-button'

test('who presses twice while the search is being fetched sees it open', async () => {
  render(<SearchButton offered={[]} />)
  const button = await findElement('button')
  button.click()
  button.click()
  expect(await findElement('input[role=combobox]')).toBeTruthy()
})
