import fs from 'node:fs'
import path from 'node:path'

/** The source files of the repository and their imports, types included; read once for the tests beside this file. */

export const root = path.resolve(import.meta.dirname, '../..')
const folders = ['app', 'bench', 'components', 'drill', 'e2e', 'fuzz', 'lib', 'prisma']
const isIgnored = (file: string) =>
  /(^|\/)(node_modules|\.next|\.data|generated|test-results)(\/|$)/.test(file)

export const sources = [
  'instrumentation.next.ts',
  ...folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  ),
].filter((file) => /\.(tsx?|mjs)$/.test(file) && !isIgnored(file))

const texts = new Map(
  sources.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')] as const),
)
export const textOf = (file: string): string => texts.get(file) ?? ''
export const lineCountOf = (file: string): number => textOf(file).trimEnd().split('\n').length

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

/** The shipped sources: without tests, their fixtures, benchmarks, drills and fuzzing. */
export const product = sources.filter(
  (file) => !isTest(file) && !/^(bench|drill|e2e|fuzz|lib\/(testing|architecture))\//.test(file),
)
export const productIn = (...prefixes: string[]): string[] =>
  product.filter((file) => prefixes.some((prefix) => file.startsWith(prefix)))

const importStatement =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s)?[^'"\n;]*?(?:\{[^}]*\}\s*)?(?:from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

const fileOf = (name: string): string | undefined =>
  [name, `${name}.ts`, `${name}.tsx`, `${name}.mjs`].find((candidate) => texts.has(candidate))

const isOfTypes = (statement: string) => /^\s*(import|export)\s+type\s/.test(statement)

function readImports(file: string, { withTypes = true } = {}): string[] {
  const statements = [...textOf(file).matchAll(importStatement)]
  return statements
    .filter(([statement]) => withTypes || !isOfTypes(statement))
    .map(([, name, lazy]) => name ?? lazy ?? '')
    .filter((name) => name.startsWith('.') || name.startsWith('@/'))
    .map((name) => (name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name)))
    .map((name) => fileOf(name))
    .filter((found) => found !== undefined)
}

const graph = new Map(sources.map((file) => [file, readImports(file)] as const))
export const importsOf = (file: string): readonly string[] => graph.get(file) ?? []

/** All that is loaded with these files: what they import but types, and so on. */
export function loadedWith(files: readonly string[]): Set<string> {
  const loaded = new Set(files)
  for (const file of loaded)
    for (const imported of readImports(file, { withTypes: false })) loaded.add(imported)
  return loaded
}

/** The imports of these files that a rule forbids, as sentences. */
export const violations = (
  files: readonly string[],
  isForbidden: (imported: string, file: string) => boolean,
): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isForbidden(imported, file))
      .map((imported) => `${file} imports ${imported}`),
  )
