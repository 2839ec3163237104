import { register } from 'tsx/esm/api'
import { pathToFileURL } from 'node:url'

const typescript = register({ namespace: 'contracts' })

/** What a browser needs of a contract to call it. */
const MEMBERS = ['kind', 'method', 'path', 'policy', 'accepts', 'takesPassword', 'endsSession']

const WHOLE = '?whole'

/** What a gate device checks without a network: the schemas have to come with its page. */
const OFFLINE = 'lib/domain/gate/gate/snapshot/contract.ts'

/**
 * A loader for the `contract.ts` of a noun, as a browser has it: addresses and values, no schemas. Those come with
 * `./contract.ts?whole`, the same file as it is written. Source: docs/decisions/0370-a-contract-without-its-schemas.md
 */
export default async function browserContract(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- a loader is told its file by `this`
  const { resourceQuery, resourcePath } = this
  if (resourceQuery === WHOLE || resourcePath.endsWith(OFFLINE)) return withWholeImports(source)
  const url = pathToFileURL(resourcePath).href
  const declared = Object.entries(await typescript.import(url, import.meta.url))
  return declared.flatMap(([name, value]) => exportOf(name, value)).join('\n')
}

/** The contracts that a whole one builds on are whole, too. */
const withWholeImports = (source) =>
  source.replaceAll(
    /(?<=from ')([^']+\/contract)(?=')(?<!platform\/contract\/contract)/g,
    `$1.ts${WHOLE}`,
  )

function exportOf(name, value) {
  if (isNoun(value)) return [`export const ${name} = ${nounOf(name, value)}`]
  return isData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
}

/** Not a schema, nor members of one. */
const isData = (value) =>
  !isObject(value) || (!('_zod' in value) && Object.values(value).every(isData))
const isNoun = (value) => isObject(value) && Object.values(value).every(isContract)
const isContract = (value) => isObject(value) && 'path' in value && 'input' in value
const isObject = (value) => typeof value === 'object' && value !== null

const nounOf = (name, contracts) => {
  const members = Object.entries(contracts).map(
    ([key, contract]) => `${key}: ${endpointOf(contract, `${name}.${key}`)}`,
  )
  return `{ ${members.join(', ')} }`
}

function endpointOf(contract, name) {
  const members = MEMBERS.filter((member) => contract[member] !== undefined).map(
    (member) => `${member}: ${JSON.stringify(contract[member])}`,
  )
  const readings = contract.readings
    ? [`readings: () => (${JSON.stringify(contract.readings())})`]
    : []
  const whole = `whole: () => import('./contract.ts${WHOLE}').then((all) => all.${name})`
  return `{ ${[...members, ...readings, whole].join(', ')} }`
}
