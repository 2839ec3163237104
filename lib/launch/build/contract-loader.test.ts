import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import contractLoader from './contract-loader.mjs'

const root = path.resolve(import.meta.dirname, '../../..')
const written = path.join(root, 'lib/domain/generated/contracts.json')
const contract = path.join(root, 'lib/domain/training/training-info/contract.ts')

/** What the loader answers, and the files beside the contract's own that a build watches for it. */
function load(resourceQuery: string): { code: string; dependencies: string[] } {
  const dependencies: string[] = []
  const code = contractLoader.call(
    {
      resourcePath: contract,
      resourceQuery,
      addDependency: (file: string) => dependencies.push(file),
    },
    fs.readFileSync(contract, 'utf8'),
  )
  return { code, dependencies }
}

describe('the loader of contracts', () => {
  it('gives a browser what is written down, built anew when that changes', () => {
    const { code, dependencies } = load('')
    expect(code).toContain('/api/training-info/searchSessions')
    expect(code).not.toContain('zod')
    expect(dependencies).toEqual([written])
  })

  it('gives the whole file with whole imports', () => {
    const { code, dependencies } = load('?whole')
    expect(code).toContain("'@/lib/domain/training/training-sessions/contract.ts?whole'")
    expect(code).toContain("from 'zod'")
    expect(dependencies).toEqual([])
  })
})
