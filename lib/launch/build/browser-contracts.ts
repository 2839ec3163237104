import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '../../platform/contract/contract'
import { projectRoot } from '../base/project-root'

const nouns = path.join(projectRoot, 'lib/domain')

/** What a browser needs of a contract to call it. */
const members = [
  'kind',
  'method',
  'path',
  'policy',
  'accepts',
  'takesPassword',
  'endsSession',
  'secretAnswer',
] as const satisfies (keyof Contract)[]

/** Writes every `contract.ts` as a browser has it, for `contract-loader.mjs`: addresses and values, no schemas. */
export async function writeBrowserContracts(): Promise<void> {
  const files = fs
    .readdirSync(nouns, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'contract.ts')
  const codes = files.map(async (file) => {
    const declared: object = await import(pathToFileURL(path.join(nouns, file)).href)
    const name = path.posix.join('lib/domain', file.split(path.sep).join('/'))
    return [name, codeOf(declared)] as const
  })
  fs.mkdirSync(path.join(nouns, 'generated'), { recursive: true })
  fs.writeFileSync(
    path.join(nouns, 'generated/contracts.json'),
    JSON.stringify(Object.fromEntries(await Promise.all(codes))),
  )
}

const codeOf = (declared: object) =>
  Object.entries(declared)
    .flatMap(([name, value]) => exportOf(name, value))
    .join('\n')

function exportOf(name: string, value: unknown): string[] {
  if (isNoun(value)) return [`export const ${name} = ${nounOf(name, value)}`]
  return isData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isNoun = (value: unknown): value is Record<string, Contract> =>
  isObject(value) && Object.values(value).every((one) => isObject(one) && 'path' in one)

/** Not a schema, nor members of one, nor what makes one. */
const isData = (value: unknown): boolean =>
  isObject(value)
    ? !('_zod' in value) && Object.values(value).every(isData)
    : typeof value !== 'function'

function nounOf(name: string, contracts: Record<string, Contract>): string {
  const endpoints = Object.entries(contracts).map(
    ([key, contract]) => `${key}: ${endpointOf(contract, `${name}.${key}`)}`,
  )
  return `{ ${endpoints.join(', ')} }`
}

function endpointOf(contract: Contract, name: string): string {
  const known = members
    .filter((member) => contract[member] !== undefined)
    .map((member) => `${member}: ${JSON.stringify(contract[member])}`)
  const readings = contract.readings
    ? [`readings: () => (${JSON.stringify(contract.readings())})`]
    : []
  const whole = `whole: () => import('./contract.ts?whole').then((all) => all.${name})`
  return `{ ${[...known, ...readings, whole].join(', ')} }`
}
