import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import {
  type ConnectionOptions,
  createSecureContext,
  rootCertificates,
  type SecureContext,
} from 'node:tls'
import { errorCode } from '../process/error-code'
import { processWide } from '../process/process-wide'
import { inSpan } from '../tracing/spans'
import type { OutboundFault } from './faults'
import { aborted } from '../limits/aborted'
import { resolveToSend, type Resolve } from './resolve'
import { findTarget, type Receiver, type Target } from './target'

/** In milliseconds, of a whole call: resolving, connecting, asking, reading. */
const LIMIT = 15_000
/** In bytes, of an answer's body: it is read so that the other side can finish. */
const MOST_READ = 64 * 1024

/** Of an answer its status and its Retry-After are kept, and its body where that is asked for. */
export type Outcome =
  | { status: number; retryAfter?: string; body?: string }
  | { fault: OutboundFault }
export type Message = {
  /** What kind of receiver it has, for traces. */
  to: Receiver
  headers: Readonly<Record<string, string>>
  /** Missing in a GET. */
  body?: string | Uint8Array
}
type Options = { resolve?: Resolve; limitMs?: number; signal?: AbortSignal; keepsBody?: boolean }

/**
 * A call to an address that somebody else chose: POST, or GET without a body. The address is judged
 * anew, and the connection goes to what was judged: a name that resolves differently a moment later
 * leads nowhere else. Redirects are not followed.
 */
export const sendOutbound = (
  url: string,
  message: Message,
  options: Options = {},
): Promise<Outcome> =>
  inSpan({ name: message.to, kind: 'CLIENT' }, async (span) => {
    const outcome = await send(url, message, options)
    if ('status' in outcome) span.add({ 'http.response.status_code': outcome.status })
    else {
      span.add({ 'error.type': outcome.fault })
      span.fail()
    }
    return outcome
  })

async function send(
  url: string,
  message: Message,
  { resolve, limitMs = LIMIT, signal: stopped, keepsBody = false }: Options,
): Promise<Outcome> {
  const cut = new AbortController()
  const cutNow = () => cut.abort()
  const timer = setTimeout(cutNow, limitMs)
  stopped?.addEventListener('abort', cutNow)
  if (stopped?.aborted) cutNow()
  try {
    const target = await Promise.race([
      findTarget(url, message.to, resolve ?? resolveToSend(cut.signal)),
      aborted(cut.signal),
    ])
    if (!target) return { fault: 'address-not-allowed' }
    const { body, ...outcome } = await ask(target, message, cut.signal)
    return keepsBody ? { ...outcome, body } : outcome
  } catch (error) {
    return { fault: isCertificateFault(error) ? 'certificate' : 'no-answer' }
  } finally {
    clearTimeout(timer)
    stopped?.removeEventListener('abort', cutNow)
  }
}

type Answer = { status: number; retryAfter?: string; body: string }

function ask(target: Target, { headers, body }: Message, signal: AbortSignal): Promise<Answer> {
  const options: https.RequestOptions & ConnectionOptions = {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    agent: false, // a connection of an earlier call would not be judged
    lookup: lookupOf(target),
    secureContext: authoritiesOf(target),
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = https.request(target.url, options)
    let hasAnswer = false
    const fail = (error: Error) => hasAnswer || reject(error)
    request.on('error', fail)
    request.on('close', () => fail(new Error('closed without an answer')))
    aborted(signal).catch(fail)
    request.on('response', (response) => {
      hasAnswer = true
      void readToEnd(response, signal).then(resolve)
    })
    // Status 101, which nobody asked for: Node gives it as no response.
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(answerOf(response))
    })
    request.end(body)
  })
}

/** Of a body that is cut, by its length or by the limit of time, the status still counts. */
function readToEnd(response: IncomingMessage, signal: AbortSignal): Promise<Answer> {
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    const end = () => resolve(answerOf(response, chunks))
    let read = 0
    response.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > MOST_READ) response.destroy()
      else chunks.push(chunk)
    })
    response.on('error', end)
    response.on('close', end)
    aborted(signal).catch(end)
  })
}

const answerOf = (
  { statusCode: status = 0, headers }: IncomingMessage,
  chunks: Buffer[] = [],
): Answer => ({
  status,
  retryAfter: headers['retry-after'],
  body: Buffer.concat(chunks).toString(),
})

const lookupOf =
  ({ addresses }: Target): LookupFunction =>
  (_, { all }, callback) => {
    const [{ address, family }] = addresses as [Target['addresses'][number]]
    if (all) callback(null, addresses)
    else callback(null, address, family)
  }

/**
 * The site's own authority is trusted for the site's own hosts, and for no others. Read once: all authorities take longer
 * to read than a call takes.
 */
const authoritiesOf = ({ ca }: Target): SecureContext | undefined =>
  ca === undefined
    ? undefined
    : processWide('outbound-authorities', () =>
        createSecureContext({ ca: [...rootCertificates, ca] }),
      )

const isCertificateFault = (error: unknown) => /CERT|SIGNATURE|ISSUER/.test(errorCode(error) ?? '')
