import path from 'node:path'

/** The files of a noun that run on the server only. */
const ofNouns = ['queries', 'commands', 'references', 'rows', 'present', 'files', 'jobs']

/** The folders of the platform that run on the server only; the others have files that browsers load, too. */
const ofPlatform = [
  'auth',
  'backup',
  'config',
  'db',
  'export',
  'http',
  'jobs',
  'limits',
  'line',
  'log',
  'mail',
  'metrics',
  'process',
  'push',
  'tracing',
]

export function isServer(file: string): boolean {
  if (file.startsWith('lib/domain/'))
    return ofNouns.includes(path.basename(file, path.extname(file)))
  return ofPlatform.some((folder) => file.startsWith(`lib/platform/${folder}/`))
}
