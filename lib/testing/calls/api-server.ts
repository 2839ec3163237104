import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Contract } from '@/lib/platform/contract/contract'
import { nodeApi } from '@/lib/platform/http/node-api'
import { endpointsOf } from '@/lib/platform/http/serve'
import { routeFileOf, routes } from './answer'

/** What happens to a call; the product itself knows nothing of it. */
type Fault = (response: ServerResponse) => 'answered' | void

/** Endpoints at a port of this machine, over a network that can be broken. */
export class ApiServer {
  /** Of the calls of a path that come next, in their order. */
  readonly faults: { path: string; fault: Fault }[] = []
  readonly asked: string[] = []
  private readonly server: http.Server

  private constructor(api: ReturnType<typeof nodeApi>) {
    this.server = http.createServer(async (request, response) => {
      const path = request.url!.split('?')[0]!
      this.asked.push(path)
      const index = this.faults.findIndex((each) => each.path === path)
      const [planned] = index < 0 ? [] : this.faults.splice(index, 1)
      if (planned?.fault(response) === 'answered') return
      if (!(await api(request, response))) response.writeHead(404).end()
    })
  }

  static async serving(...contracts: Contract[]): Promise<ApiServer> {
    const served = contracts.map(async ({ path }) =>
      endpointsOf(await routes[routeFileOf(path)]!()),
    )
    const server = new ApiServer(nodeApi(await Promise.all(served)))
    await once(server.server.listen(0, '127.0.0.1'), 'listening')
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** The call is done, and the connection cut before the first byte of its answer. */
  cutNextAnswer({ path }: Contract): void {
    const fault: Fault = (response) => {
      response.end = () => response.destroy()
    }
    this.faults.push({ path, fault })
  }

  refuseNext({ path }: Contract, status: number, headers: Record<string, string>, body = '{}') {
    const fault: Fault = (response) => {
      response.writeHead(status, headers).end(body)
      return 'answered'
    }
    this.faults.push({ path, fault })
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
