import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { serveKioskManifest, serveManifest } from './web-manifest'

describe.each([
  ['the product', serveManifest, '/', ['ความปลอดภัยหน้างาน', 'Site Safety']],
  ['the kiosk', serveKioskManifest, '/gate/kiosk', ['เครื่องที่ประตู', 'Gate device']],
] as const)('the manifest of %s', (_, serve, address, names) => {
  const answerIn = (language: string) =>
    serve(new Request('http://localhost'), { params: Promise.resolve({ language }) })

  test('is of one app in both languages, which opens where it belongs', async () => {
    const manifests = await Promise.all(
      ['th', 'en'].map(async (language) => (await answerIn(language)).json()),
    )
    const app = { id: address, start_url: address, scope: address, display: 'standalone' }
    expect(manifests).toMatchObject([
      { ...app, lang: 'th' },
      { ...app, lang: 'en' },
    ])
    expect(manifests.map(({ name }) => name)).toEqual(names)
  })

  test('names pictures that are there, one of them to be cut round', async () => {
    const { icons } = await (await answerIn('th')).json()
    for (const { src } of icons) expect(fs.existsSync(path.join('public', src))).toBe(true)
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })

  test('is not there in another language', async () => {
    expect((await answerIn('fr')).status).toBe(404)
  })
})
