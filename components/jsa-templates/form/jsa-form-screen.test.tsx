import { afterEach, test, vi } from 'vitest'
import { findElement, readyButton, render, typeInto } from '@/lib/testing/runs/render'
import { NewJsaScreen } from './jsa-form-screen'

afterEach(() => vi.unstubAllGlobals())

test('a page with something unsaved is not left by Cancel without a question', async () => {
  const draft = { code: null, nameTh: '', nameEn: null, typeCode: null, IsEnabled: true }
  vi.stubGlobal('fetch', async () => Response.json(draft))
  render(<NewJsaScreen />)
  await typeInto(await findElement<HTMLInputElement>('input[name=nameTh]'), 'งานขุด')
  ;(await readyButton('ยกเลิก')).click()
  await findElement('button', 'ออกโดยไม่บันทึก')
})
