import { execFile } from 'node:child_process'
import * as z from 'zod'

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
})

/** Of `npm audit --json`. `via` names advisories, or packages that are concerned because of another one. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([advisory, z.string()])) }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
})

export type Finding = {
  id: string
  package: string
  severity: string
  title: string
  url: string
  /** Whether the product runs with it; others are for development only. */
  isInProduct: boolean
}

type Audit = { findings: Finding[]; libraries: number }
/** Why the registry audited nothing, in its own words. */
type NotAudited = { notAudited: string }

/** Asks the registry of npm's configuration about all libraries of the lock file in `folder`. */
export async function runNpmAudit(folder: string): Promise<Audit | NotAudited> {
  const [all, inProduct] = await Promise.all([askNpm(folder), askNpm(folder, '--omit=dev')])
  if ('notAudited' in all) return all
  if ('notAudited' in inProduct) return inProduct
  const ids = new Set(inProduct.advisories.map(idOf))
  const findings = all.advisories.map((each) => ({
    id: idOf(each),
    package: each.name,
    severity: each.severity,
    title: each.title,
    url: each.url,
    isInProduct: ids.has(idOf(each)),
  }))
  return { findings, libraries: all.libraries }
}

type Advisory = z.output<typeof advisory>
type Answer = { advisories: Advisory[]; libraries: number }

const idOf = ({ url, source }: Advisory) => /GHSA(-[\w]{4}){3}/.exec(url)?.[0] ?? String(source)

/** `npm run --silent` would silence what npm prints here, too. */
const ARGUMENTS = ['audit', '--json', '--package-lock-only', '--loglevel=error']
const NO_WAITING = ['--fetch-retries=0', '--fetch-timeout=30000']

async function askNpm(folder: string, ...more: string[]): Promise<Answer | NotAudited> {
  const { stdout, stderr } = await npm(folder, [...ARGUMENTS, ...NO_WAITING, ...more])
  const answer = parse(stdout)
  const { data } = report.safeParse(answer)
  if (!data) return { notAudited: faultOf(answer) ?? (stderr.trim().split('\n')[0] || 'no answer') }
  const all = Object.values(data.vulnerabilities).flatMap(({ via }) => via)
  const advisories = all.filter((each) => typeof each !== 'string')
  return { advisories, libraries: data.metadata.dependencies.total }
}

/** npm exits with 1 where it finds something, so that its exit code says nothing. */
const npm = (cwd: string, args: string[]) =>
  new Promise<{ stdout: string; stderr: string }>((resolve) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 }
    execFile('npm', args, options, (_, stdout, stderr) => resolve({ stdout, stderr }))
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const failure = z.object({ message: z.string() })
const faultOf = (answer: unknown) => failure.safeParse(answer).data?.message
