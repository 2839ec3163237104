// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { checkRow, moveRow, pressNew, takesLetters } from './row-focus'

const row = (name: string) =>
  `<tr><td><input type="checkbox" aria-label="select ${name}"></td><td data-head><a href="#">${name}</a></td></tr>`

beforeEach(() => {
  document.body.innerHTML = `<button>before</button><table><thead><tr><th><button>sort</button></th></tr></thead><tbody>${['a', 'b', 'c'].map(row).join('')}</tbody></table>`
})

const focused = () => document.activeElement?.textContent
const checked = () =>
  [...document.querySelectorAll('input')].flatMap((box, index) => (box.checked ? [index] : []))

test('j and k go from row to row and stay at the ends', () => {
  document.querySelector('button')!.focus()
  const path = ([1, 1, 1, 1, -1, -1, -1] as const).map((step) => {
    moveRow(document, step)
    return focused()
  })
  expect(path).toEqual(['a', 'b', 'c', 'c', 'b', 'a', 'a'])
})

test('x checks the row with the focus only, and leaves the focus there', () => {
  checkRow(document)
  expect(checked()).toEqual([])
  moveRow(document, 1)
  moveRow(document, 1)
  checkRow(document)
  expect([checked(), focused()]).toEqual([[1], 'b'])
  checkRow(document)
  expect(checked()).toEqual([])
})

test('n presses the button for a new record, which has the focus then', () => {
  document.body.insertAdjacentHTML('beforeend', '<button data-makes-new>new</button>')
  let hadFocus = ''
  document.querySelector('[data-makes-new]')!.addEventListener('click', () => {
    hadFocus = focused() ?? ''
  })
  pressNew(document)
  expect(hadFocus).toBe('new')
})

test('without a list or a button nothing happens', () => {
  document.body.innerHTML = '<p>none</p>'
  moveRow(document, 1)
  checkRow(document)
  pressNew(document)
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div role="menu"><button></button></div>', true],
  ['<section role="dialog"><a href="#"></a></section>', true],
  ['<input type="checkbox">', false],
  ['<button></button>', false],
  ['<a href="#"></a>', false],
])('letters typed in %s belong to it: %s', (html, expected) => {
  document.body.innerHTML = html
  const target = document.body.querySelector('input, textarea, select, button, a')
  expect(takesLetters(target)).toBe(expected)
})
