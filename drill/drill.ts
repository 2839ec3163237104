import { runCommand } from '../lib/launch/base/launch-error'
import { compare } from './load/compare'
import { signIn, startLoad } from './load/load'
import { type Drill, drills } from './drills'
import { refuseWhatCannotRun } from './preconditions'
import { buildEarlier } from './site/earlier'
import { Site } from './site/site'

// npm run drill, or npm run drill server primary, with TIMES=3 for a short one: breaks a whole site on this machine while clients
// write, and prints what they saw: docs/operations/drill.md.

const HEAD = `| | times | acknowledged | sent again | lost | doubled | refused | signed out | longest gap |
|---|--:|--:|--:|--:|--:|--:|--:|--:|`

async function runDrill(
  site: Site,
  token: string,
  { what, times, happen }: Drill,
): Promise<number> {
  const count = Number(process.env.TIMES ?? times)
  const load = startLoad(site, token)
  const { seen } = load
  for (let time = 0; time < count; time += 1) {
    await happen(site, time)
    await site.whole()
  }
  await load.stop()
  const { lost, doubled } = await compare(site, seen)
  const figures = [
    count,
    seen.acknowledged.length,
    seen.repeats,
    lost,
    doubled,
    seen.refused,
    seen.signedOut,
  ]
  const cells = [what, ...figures, `${(seen.longestGapMs / 1000).toFixed(1)} s`]
  console.log(`| ${cells.join(' | ')} |`)
  return lost + doubled + seen.refused + seen.signedOut
}

async function main(): Promise<void> {
  const names = process.argv.slice(2)
  refuseWhatCannotRun(names)
  const chosen = Object.entries(drills).filter(
    ([name]) => names.length === 0 || names.includes(name),
  )
  const site = new Site()
  process.once('exit', () => site.close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

  const isUpgrade = chosen.some(([name]) => name === 'upgrade')
  await site.start(isUpgrade ? buildEarlier(site.folder, process.env.EARLIER) : undefined)
  const token = await signIn(site)
  console.log(HEAD)
  let faults = 0
  for (const [, drill] of chosen) faults += await runDrill(site, token, drill)
  console.log(`\nThe programs of the site wrote to ${site.folder}.`)
  process.exit(faults === 0 ? 0 : 1)
}

await runCommand(main)
