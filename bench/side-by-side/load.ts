import http from 'node:http'

export type BenchRequest = { method: 'GET' | 'POST'; path: string; body?: string }

export type Load = {
  requests: number
  seconds: number
  /** milliseconds, ascending */
  times: number[]
  statuses: Map<number, number>
}

type Plan = {
  url: string
  token: string
  connections: number
  /** No request starts after this many seconds, or this many requests. */
  seconds: number
  atMost: number
  next: () => BenchRequest
}

/** Each connection sends its next request when the last one was answered, until the time or the number is reached. */
export async function load(plan: Plan): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: plan.connections })
  const start = performance.now()
  const result: Load = { requests: 0, seconds: 0, times: [], statuses: new Map() }
  const isOver = () =>
    result.requests >= plan.atMost || performance.now() - start > plan.seconds * 1000
  const connection = async () => {
    while (!isOver()) {
      result.requests += 1
      const begun = performance.now()
      const status = await send(agent, plan, plan.next())
      result.times.push(performance.now() - begun)
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: plan.connections }, connection))
  agent.destroy()
  result.seconds = (performance.now() - start) / 1000
  result.times.sort((a, b) => a - b)
  return result
}

/** Resolves with the status when the last byte of the answer has arrived. */
function send(agent: http.Agent, { url, token }: Plan, { method, path, body }: BenchRequest) {
  const headers: http.OutgoingHttpHeaders = { authorization: `Bearer ${token}` }
  if (body) {
    headers['content-type'] = 'application/json'
    headers['content-length'] = Buffer.byteLength(body)
  }
  return new Promise<number>((resolve, reject) => {
    const request = http.request(`${url}${path}`, { method, agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    request.on('error', reject)
    request.end(body)
  })
}

export const percentile = (ascending: number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN
