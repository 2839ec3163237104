import { expect, test } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { FieldFace } from './field-face'

const handlers = {
  onFocus: () => {},
  onMouseDown: () => {},
  onClick: () => {},
  onBlur: () => {},
  onKeyDown: () => {},
}

test.each([
  ['chosen options', ['สมชาย เดชอุดม']],
  ['nothing chosen', []],
])('a field with %s has the name that it shows', async (_, pills) => {
  render(<FieldFace {...handlers} label="เจ้าหน้าที่ความปลอดภัย" pills={pills} hasList />)
  const field = await findElement('[role=combobox]')
  const label = document.querySelector('label, .mantine-InputWrapper-label')!
  const isNamed =
    field.getAttribute('aria-labelledby') === label.id ||
    (field.matches('input') && label.getAttribute('for') === field.id)
  expect(isNamed).toBe(true)
})
