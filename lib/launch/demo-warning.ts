import type { Config } from '../platform/config/config'
import { log } from '../platform/log/log'

/** Returns a framed block for the terminal, and writes the same warning to the log. */
export function demoWarning(accounts: number, { appUrl }: Pick<Config, 'appUrl'>): string {
  log.warn(
    { accounts },
    'demo accounts with their published password on a network: npm run demo:lock',
  )
  return framed([
    'WARNING: anybody can sign in here, as Admin as well',
    '',
    `${accounts} demo accounts still have their published password,`,
    'and the product can be reached over the network:',
    appUrl,
    '',
    'Run this now, with the same settings as this start:',
    '',
    '    npm run demo:lock',
    '',
    'It gives each demo account a password of its own, also while',
    'the product runs, and ends the sessions that are open.',
  ])
}

function framed(lines: string[]): string {
  const width = Math.max(...lines.map(({ length }) => length))
  const edge = '#'.repeat(width + 6)
  const rows = lines.map((line) => `#  ${line.padEnd(width)}  #`)
  return ['', edge, ...rows, edge, ''].map((line) => `  ${line}`.trimEnd()).join('\n')
}
