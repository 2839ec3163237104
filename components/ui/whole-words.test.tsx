import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { WholeCodes, WholeWords } from './whole-words'
import classes from './whole-words.module.css'

test('a name is one element, whose words stay whole and have their spaces', () => {
  const cell = document.createElement('td')
  cell.innerHTML = renderToStaticMarkup(<WholeWords text="บริษัท ใบโพธิ์ทองเมคานิคอล จำกัด" />)
  expect(cell.children).toHaveLength(1)
  expect(cell.textContent).toBe('บริษัท ใบโพธิ์ทองเมคานิคอล จำกัด')
  const words = [...cell.firstElementChild!.children].map((word) => word.textContent)
  expect(words).toEqual(['บริษัท', 'ใบโพธิ์ทองเมคานิคอล', 'จำกัด'])
})

test('codes stay whole, in names and in other texts', () => {
  const cell = document.createElement('td')
  const codesIn = (text: ReactNode) => {
    cell.innerHTML = renderToStaticMarkup(text)
    return [...cell.querySelectorAll(`.${classes.code}`)].map((code) => code.textContent)
  }
  const title = 'ล้างถัง T-301 (WP-2026-000026), เปลี่ยนวาล์ว B-2 กะ 08-12'
  expect(codesIn(<WholeCodes text={title} />)).toEqual(['T-301', 'WP-2026-000026', 'B-2'])
  expect(cell.textContent).toBe(title)
  expect(codesIn(<WholeWords text="Re-order for PR-2026-0119" />)).toEqual(['PR-2026-0119'])
  expect(cell.textContent).toBe('Re-order for PR-2026-0119')
})
