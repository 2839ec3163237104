import fs from 'node:fs'
import path from 'node:path'

const WHOLE = '?whole'

/** What a gate device checks without a network: the schemas have to come with its page. */
const OFFLINE = 'lib/domain/gate/gate/snapshot/contract.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const WRITTEN = path.join(root, 'lib/domain/generated/contracts.json')

/**
 * A loader for the `contract.ts` of a noun, as a browser has it: addresses and values, no schemas, as
 * `browser-contracts.ts` has written them down. The schemas come with `./contract.ts?whole`, the same file as it is
 * written. Source: docs/decisions/0370-a-contract-without-its-schemas.md
 */
export default function contractLoader(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- a loader is told its file by `this`
  const { resourceQuery, resourcePath, addDependency } = this
  const file = path.relative(root, resourcePath).split(path.sep).join('/')
  if (resourceQuery === WHOLE || file === OFFLINE) return withWholeImports(source)
  // A contract can change by what it imports: a build keeps what it made of a file whose own text is as before.
  addDependency(WRITTEN)
  return JSON.parse(fs.readFileSync(WRITTEN, 'utf8'))[file]
}

/** The contracts that a whole one builds on are whole, too. */
const withWholeImports = (source) =>
  source.replaceAll(
    /(?<=from ')([^']+\/contract)(?=')(?<!platform\/contract\/contract)/g,
    `$1.ts${WHOLE}`,
  )
