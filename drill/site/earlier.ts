import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '../../lib/launch/base/project-root'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

/** The commit before the last one that brought a migration. */
const beforeLastMigration = (): string =>
  `${git('rev-list', '-1', 'HEAD', '--', 'prisma/migrations')}^`

/** Builds the product as it was at a commit, in a folder of its own below `folder`. Takes minutes. */
export function buildEarlier(folder: string, commit = beforeLastMigration()): string {
  const earlier = path.join(folder, 'earlier')
  const id = git('rev-parse', commit)
  git('clone', '--quiet', '--shared', projectRoot, earlier)
  git('-C', earlier, 'checkout', '--quiet', id)
  for (const args of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ])
    execFileSync('npm', args, { cwd: earlier, stdio: ['ignore', 'ignore', 'inherit'] })
  return earlier
}
