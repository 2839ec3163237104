import http from 'node:http'
import createNext from 'next'
import { projectRoot } from '../base/project-root'

/**
 * Next, built, for the pages behind our own server. It would take all requests with an `Upgrade` header from the server
 * whose request it answers first, and answer none: it is given one that never listens, so that ours answers them as
 * ordinary requests (RFC 9110, 7.8).
 */
export const createNextServer = (hostname: string, port: number) =>
  createNext({ dev: false, dir: projectRoot, hostname, port, httpServer: http.createServer() })
