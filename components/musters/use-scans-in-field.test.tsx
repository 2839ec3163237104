import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { pressKeys } from '@/lib/testing/runs/press-keys'
import { findElement, render } from '@/lib/testing/runs/render'
import { useScansInField } from './use-scans-in-field'

function Point({ onCard }: { onCard: (code: string) => void }) {
  const [text, setText] = useState('')
  const onKeyDown = useScansInField({ text, setText, onCard })
  return (
    <TextInput
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

test.each([
  'P-000123',
  'ญขจจจๅ/-',
  'https://site.example.com/card/0199c8a0-0000-7001-8000-000000000002',
])('a card that is scanned into a field for something else is a card: %s', async (code) => {
  const onCard = vi.fn<(code: string) => void>()
  render(<Point onCard={onCard} />)
  const field = await findElement<HTMLInputElement>('input')
  await pressKeys(field, 'จุดรวมพล 2', 200)
  for (let scan = 0; scan < 2; scan++) {
    await pressKeys(field, code, 5)
    await expect.poll(() => field.value).toBe('จุดรวมพล 2')
  }
  expect(onCard.mock.calls).toEqual([[code], [code]])
})

test('what people type into it stays', async () => {
  const onCard = vi.fn<(code: string) => void>()
  render(<Point onCard={onCard} />)
  const field = await findElement<HTMLInputElement>('input')
  await pressKeys(field, 'P-000123', 120)
  await pressKeys(field, ' ลานจอดรถ', 5)
  expect([field.value, onCard.mock.calls]).toEqual(['P-000123 ลานจอดรถ', []])
})
