import { useState } from 'react'
import { test } from 'vitest'
import type { Muster } from '@/lib/domain/gate/musters/contract'
import { findElement, readyButton, render } from '@/lib/testing/runs/render'
import { useOpened } from './use-opened'

const rollCallOf = (id: string) => ({ muster: { id } as Muster, people: [] })

function Gate() {
  const [rollCall, setRollCall] = useState<ReturnType<typeof rollCallOf> | null>(null)
  const { opened, open } = useOpened(rollCall)
  return (
    <>
      {['เช้า', 'บ่าย'].map((id) => (
        <button key={id} type="button" onClick={() => setRollCall(rollCallOf(id))}>
          {id}
        </button>
      ))}
      <button type="button" onClick={() => setRollCall(null)}>
        หมดเวลา
      </button>
      {rollCall && (
        <button type="button" onClick={() => open(rollCall)}>
          เปิด
        </button>
      )}
      <output>{opened?.muster.id ?? 'ประตู'}</output>
    </>
  )
}

const press = async (text: string) => (await readyButton(text)).click()

test('a roll call that goes by itself is open no longer, and the next one is not opened unasked', async () => {
  render(<Gate />)
  await press('เช้า')
  await findElement('output', 'ประตู')
  await press('เปิด')
  await findElement('output', 'เช้า')
  await press('หมดเวลา')
  await findElement('output', 'ประตู')
  await press('บ่าย')
  await findElement('button', 'เปิด')
  await findElement('output', 'ประตู')
  await press('เปิด')
  await press('เช้า')
  await findElement('output', 'ประตู')
})
