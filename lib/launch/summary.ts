import type { OpenDatabase } from './database'

export function summary({ config, notes, warning = '' }: OpenDatabase): string {
  const { databaseUrl = '', isEmbedded, dataDir, appUrl } = config
  const { host, pathname } = new URL(databaseUrl)
  const data = isEmbedded ? dataDir : `${dataDir}, and PostgreSQL at ${host}${pathname}`
  const lines = [
    `Site Safety is running at ${appUrl}`,
    `Data:     ${data}`,
    ...notes,
    'Stop:     Ctrl-C',
  ]
  return ['', ...lines.map((line) => `  ${line}`), warning].join('\n')
}
