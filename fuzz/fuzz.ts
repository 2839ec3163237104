import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildIfNeeded } from '../lib/launch/build/build-steps'
import { LaunchError, runCommand } from '../lib/launch/base/launch-error'
import { projectRoot } from '../lib/launch/base/project-root'
import { type Role, roles } from '../lib/platform/access/policies'
import { emailsOf, isRole, PASSWORD } from './accounts'
import { type Answers, HEAD, readAnswers, reportOf, rowOf } from './report'
import { installSchemathesis, runSchemathesis } from './schemathesis'
import { readDescription, startSite } from './site'

// npm run fuzz, or npm run fuzz Admin Contractor, with REQUESTS=5000 for a short one and SEED=1 for the same one again: calls the
// product as its API description says, as each role, and judges each answer by it: docs/operations/fuzz.md.

const folder = path.join(projectRoot, 'test-results/fuzz')

async function fuzzAs(role: Role, requests: number, seed: number): Promise<Answers> {
  const site = await startSite(role)
  const file = (ending: string) => path.join(folder, `${role}.${ending}`)
  try {
    fs.writeFileSync(file('openapi.json'), await readDescription(site, role))
    await runSchemathesis({
      description: file('openapi.json'),
      url: site.url,
      seed,
      settings: {
        FUZZ_URL: site.url,
        FUZZ_ROLE: role,
        FUZZ_EMAILS: JSON.stringify(emailsOf(role)),
        FUZZ_PASSWORD: PASSWORD,
        FUZZ_REQUESTS: String(requests),
        FUZZ_SEED: String(seed),
        FUZZ_OUTPUT: file('json'),
      },
      log: file('log'),
    })
  } finally {
    await site.stop()
  }
  return readAnswers(file('json'), file('log'))
}

function rolesNamed(names: readonly string[]): readonly Role[] {
  const unknown = names.filter((name) => !isRole(name))
  if (unknown.length > 0)
    throw new LaunchError(`No such role: ${unknown}. There are: ${roles.join(', ')}.`)
  return names.length === 0 ? roles : names.filter(isRole)
}

async function main(): Promise<void> {
  const chosen = rolesNamed(process.argv.slice(2))
  const requests = Number(process.env.REQUESTS ?? 100_000)
  const seed = Number(process.env.SEED ?? randomInt(1e9))
  installSchemathesis()
  await buildIfNeeded()
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  console.log(`SEED=${seed}\n\n${HEAD}`)
  const all: [Role, Answers][] = []
  for (const role of chosen) {
    const answers = await fuzzAs(role, Math.ceil(requests / chosen.length), seed)
    all.push([role, answers])
    console.log(rowOf(role, answers))
  }
  const report = path.join(folder, 'report.md')
  fs.writeFileSync(report, reportOf(all, seed))
  console.log(`\nEach finding, with a command to see it again: ${report}`)
  process.exit(
    all.every(([, { findings, isComplete }]) => findings.length === 0 && isComplete) ? 0 : 1,
  )
}

await runCommand(main)
