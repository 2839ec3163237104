import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeWords } from './whole-words'

test('a name is one element, whose words stay whole and have their spaces', () => {
  const cell = document.createElement('td')
  cell.innerHTML = renderToStaticMarkup(<WholeWords text="บริษัท ใบโพธิ์ทองเมคานิคอล จำกัด" />)
  expect(cell.children).toHaveLength(1)
  expect(cell.textContent).toBe('บริษัท ใบโพธิ์ทองเมคานิคอล จำกัด')
  const words = [...cell.firstElementChild!.children].map((word) => word.textContent)
  expect(words).toEqual(['บริษัท', 'ใบโพธิ์ทองเมคานิคอล', 'จำกัด'])
})
