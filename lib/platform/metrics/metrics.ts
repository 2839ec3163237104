import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { config } from '../config/config'
import { processWide } from '../process/process-wide'

function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    calls: new Counter({
      name: 'safety_calls_total',
      help: 'Answered calls, by the path of the contract and the status of the answer',
      labelNames: ['path', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'safety_call_duration_seconds',
      help: 'How long calls took until their answer began, by the path of the contract',
      labelNames: ['path'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    }),
  }
}

export const metrics = () => processWide('metrics', makeMetrics)

type AnsweredCall = {
  /** Of the contract; without one what has none is counted together. */
  path?: string
  status: number
  seconds: number
}

/** Costs nothing where METRICS_PORT is not set. */
export function measureCall({ path = 'other', status, seconds }: AnsweredCall): void {
  if (!config().metricsPort) return
  const { calls, durations } = metrics()
  calls.inc({ path, status })
  durations.observe({ path }, seconds)
}
