import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '@/components/form/form'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { findElement, render } from '@/lib/testing/runs/render'
import { FilesField } from './files-field'

/** What ends the upload of each chosen file, by its name. */
const arrive = new Map<string, () => void>()

afterEach(() => vi.unstubAllGlobals())

async function choose(names: string[]): Promise<void> {
  arrive.clear()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    const { name } = body.get('file') as File
    await new Promise<void>((resolve) => arrive.set(name, resolve))
    return Response.json({ id: name, fileName: name })
  })
  render(
    <Form contract={credentials.save} values={{ files: [] }} onDone={() => {}}>
      <FilesField name="files" label="ไฟล์" most={2} />
    </Form>,
  )
  const input = await findElement<HTMLInputElement>('input[type=file]')
  const files = names.map((name) => new File(['x'], name))
  Object.defineProperty(input, 'files', { value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function end(name: string): Promise<void> {
  await expect.poll(() => arrive.has(name)).toBe(true)
  arrive.get(name)!()
}

const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('the files that are too many are named', async () => {
  await choose(['one.pdf', 'two.pdf', 'three.pdf'])
  await end('one.pdf')
  await end('two.pdf')
  await expect.poll(shown).toEqual(['one.pdf', 'two.pdf'])
  await findElement('[role=alert]', 'three.pdf')
})

test('a file that is taken out while another is uploaded stays out', async () => {
  await choose(['one.pdf', 'two.pdf'])
  await end('one.pdf')
  const takeOut = await findElement('button[aria-label$="one.pdf"]')
  takeOut.click()
  await expect.poll(shown).toEqual([])
  await end('two.pdf')
  await expect.poll(shown).toEqual(['two.pdf'])
})
