import { afterEach, expect, test, vi } from 'vitest'
import { findElement, render } from '@/lib/testing/runs/render'
import { FileViews } from './file-view'

const file = {
  id: 'one',
  assetType: 'Credential' as const,
  fileName: 'card.pdf',
  contentType: 'application/pdf',
  size: 4,
}

function show({ pdfViewerEnabled, status }: { pdfViewerEnabled: boolean; status: number }) {
  vi.stubGlobal('fetch', async () => new Response('%PDF', { status }))
  Object.assign(navigator, { pdfViewerEnabled })
  render(<FileViews credential={{ files: [file], can: { openFiles: true } }} />)
}
const link = () => findElement<HTMLAnchorElement>('figcaption a', 'เปิดในแท็บใหม่')

afterEach(() => vi.unstubAllGlobals())

test('a browser that shows no PDF says so, beside the link to the file', async () => {
  show({ pdfViewerEnabled: false, status: 200 })
  await findElement('figure', 'เบราว์เซอร์นี้แสดง PDF ในหน้าไม่ได้')
  expect((await link()).getAttribute('href')).toContain('one')
})

test('a PDF that could not be read says so instead of loading for ever', async () => {
  show({ pdfViewerEnabled: true, status: 404 })
  await findElement('figure', 'เปิดไฟล์ตรงนี้ไม่ได้')
  await link()
})
