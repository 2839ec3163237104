import { build, type Metafile } from 'esbuild'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../base/project-root'
import { LaunchError } from '../base/launch-error'

const app = path.join(projectRoot, 'app')
const target = path.join(projectRoot, 'lib/platform/i18n/generated/screen-texts.json')
const messages = path.join(projectRoot, 'lib/platform/i18n/messages/th')
const namespaces = fs.readdirSync(messages).map((file) => path.basename(file, '.json'))

/** The names of the files that Next draws of a folder. */
const drawn = /^(?:page|layout|error|not-found|forbidden)\.tsx$/

/** The device at a gate works without a connection: its page has its texts in both languages in itself. */
const KIOSK = '(kiosk)'

/**
 * Writes which namespaces of texts each layout gives to the screens below it: those that their files name, without what
 * the layouts around it give. Source: docs/decisions/0472-texts-of-the-screens-below.md
 */
export async function writeScreenTexts(): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, JSON.stringify(await screenTexts(), null, 2))
}

/** By the folder of the layout within `app`; that of the root is ''. */
export async function screenTexts(): Promise<Record<string, string[]>> {
  const files = fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => drawn.test(path.posix.basename(file)) && !file.startsWith(KIOSK))
    .toSorted()
  const imports = await importsOf(files.map((file) => path.posix.join('app', file)))
  const givers = files
    .filter(givesTexts)
    .map((file) => path.posix.dirname(file).replace(/^\.$/, ''))
  const needs = new Map(givers.map((folder) => [folder, new Set<string>()]))
  for (const file of files)
    for (const name of namedBelow(path.posix.join('app', file), imports))
      needs.get(giverOf(file, givers))!.add(name)
  return Object.fromEntries(
    givers.map((folder) => {
      const around = givers.filter((other) => other !== folder && isWithin(folder, other))
      const isGiven = (name: string) => around.some((other) => needs.get(other)!.has(name))
      return [folder, [...needs.get(folder)!].filter((name) => !isGiven(name)).toSorted()]
    }),
  )
}

const source = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8')

function givesTexts(file: string): boolean {
  if (path.posix.basename(file) !== 'layout.tsx') return false
  const folder = path.posix.dirname(file)
  if (folder === '.') return true
  const said = /<ScreenTexts of="([^"]+)"/.exec(source(path.posix.join('app', file)))?.[1]
  if (said !== undefined && said !== folder)
    throw new LaunchError(`app/${file} gives the texts of "${said}", which is another folder.`)
  return said === folder
}

const isWithin = (folder: string, other: string) => other === '' || folder.startsWith(`${other}/`)

/** The nearest layout that gives texts to a file: its own folder's, else one around it. */
function giverOf(file: string, givers: readonly string[]): string {
  const folder = path.posix.dirname(file).replace(/^\.$/, '')
  const around = givers.filter((giver) => giver === folder || isWithin(folder, giver))
  return around.toSorted((one, other) => other.length - one.length)[0]!
}

async function importsOf(entryPoints: string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir: 'nowhere',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['./generated/screen-texts.json'], // which this writes
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  })
  return metafile.inputs
}

/** What the files that a browser gets name, from those on that say `use client`. */
function namedBelow(file: string, imports: Metafile['inputs']): string[] {
  const isOfBrowser = (known: string) => /^\s*['"]use client['"]/.test(source(known))
  const ofBrowser = reachedFrom([...reachedFrom([file], imports)].filter(isOfBrowser), imports)
  return [...ofBrowser].flatMap(namedIn)
}

function reachedFrom(files: string[], imports: Metafile['inputs']): Set<string> {
  const reached = new Set(files)
  for (const file of reached)
    for (const { path: imported, external } of imports[file]!.imports)
      if (!external && /\.tsx?$/.test(imported)) reached.add(imported)
  return reached
}

/** All of them where keys are made of what the server answers. */
function namedIn(file: string): string[] {
  const text = source(file)
  if (/\bmessageAt\(messages\b/.test(text)) return namespaces
  const named = text.matchAll(/useTranslations\(['"](\w+)|['"`](\w+)\./g)
  return [...named].map(([, own, head]) => own ?? head!).filter((name) => namespaces.includes(name))
}
