import http from 'node:http'
import { Gauge } from 'prom-client'
import { countConnections, database } from '../db/database'
import type { ReadSql } from '../db/sql'
import { log } from '../log/log'
import { metrics } from './metrics'

/** A number that is read when it is asked for. */
export type Measure = {
  name: string
  help: string
  /** What tells its values apart. */
  label: string
  /** Values by label; null where there is none now. */
  read: (sql: ReadSql, now: Date) => Promise<Record<string, number | null>>
}

const connections: Measure = {
  name: 'safety_database_connections',
  help: 'Connections to the database, and calls that wait for one',
  label: 'state',
  read: async () => countConnections(),
}

/**
 * Serves what Prometheus reads, on this machine only: it names what the site does and has no sign-in. A measure that
 * cannot be read is left out.
 */
export async function startMetricsServer(
  port: number,
  measures: readonly Measure[],
): Promise<http.Server> {
  const { registry } = metrics()
  const gauges = [connections, ...measures].map(gaugeOf)
  let reading: Promise<string> | undefined
  const read = () =>
    (reading ??= Promise.all(gauges.map((gauge) => gauge()))
      .then(() => registry.metrics())
      .finally(() => (reading = undefined)))
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: Error) => {
        log.error({ error: error.message }, 'the metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

function gaugeOf({ name, help, label, read }: Measure): () => Promise<void> {
  const gauge = new Gauge({ name, help, labelNames: [label], registers: [metrics().registry] })
  return async () => {
    const values = await read(database().sql, new Date()).catch((error: Error) => {
      log.warn({ metric: name, error: error.message }, 'a metric could not be read')
      return {}
    })
    gauge.reset()
    for (const [key, value] of Object.entries(values))
      if (value !== null) gauge.set({ [label]: key }, value)
  }
}
