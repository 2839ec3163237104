import type { MailServer } from '../config/mail-server'
import { MINUTE } from '../dates/durations'
import { inSpan } from '../tracing/spans'

/**
 * In milliseconds: how long a silent server is waited for. It may look through a whole mail before it answers (RFC 5321,
 * 4.5.3.2): one that has taken a mail after we have gone is given it again.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 }

/** In milliseconds: of a whole attempt, whatever the server says meanwhile. */
export const ATTEMPT_LIMIT = 4 * MINUTE

export type Mail = {
  /** The same at every attempt, so that mail programs show a mail once if the answer to the first was lost. */
  messageId: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** An address that takes a POST of one click (RFC 8058). */
  unsubscribeLink?: string | null
}

type Limits = Partial<typeof TIMEOUTS> & { attemptLimit?: number }

/**
 * Sends one mail over a new connection. Throws nodemailer's errors, which `deliveryFault` reads. Names and addresses are
 * passed as fields, which nodemailer encodes; content is never read from a file or an address.
 */
export async function sendMail(
  { host, port, isSecure, requireTls, login, ca, from }: MailServer,
  { to, unsubscribeLink, ...mail }: Mail,
  { attemptLimit = ATTEMPT_LIMIT, ...timeouts }: Limits = {},
): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && requireTls,
    auth: login,
    tls: { ca, minVersion: 'TLSv1.2' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
    ...timeouts,
  })
  try {
    await inSpan({ name: 'mail', kind: 'CLIENT' }, () =>
      transport.sendMail({
        ...mail,
        from,
        to,
        headers: headersOf(unsubscribeLink),
        signal: AbortSignal.timeout(attemptLimit),
      }),
    )
  } finally {
    transport.close()
  }
}

const headersOf = (unsubscribeLink: string | null | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeLink && {
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

type DeliveryFault = {
  /** The server refused this recipient or this mail permanently: another attempt is useless. */
  isFinal: boolean
  /** The fault concerns the server, not this mail: other mails are not tried now. */
  isServerWide: boolean
  /** Somebody has to correct the configuration, such as the login, the sender or the encryption. */
  isAlarm: boolean
  text: string
}

/**
 * A refusal of whoever sends, and of no address: by a policy (RFC 3463, 3.8), such as a relay that does not take mails from
 * here or a list of blocked senders, or by a limit of a day.
 */
const REFUSED_SENDER =
  /^5\d\d[ -]5\.(?:7\.\d+|4\.5)\b|\brelay(?:ing)?(?: access)? (?:denied|not|prohibited)|\bto relay\b|\brcpthosts\b/i

export function deliveryFault(error: unknown): DeliveryFault {
  const {
    code = '',
    responseCode = 0,
    response = '',
    command = '',
    message = String(error),
  } = error as {
    code?: string
    responseCode?: number
    response?: string
    command?: string
    message?: string
  }
  // 530 and 535 require or refuse a login, in answer to any command.
  const isLogin = code === 'EAUTH' || responseCode === 530 || responseCode === 535
  // All mails have the same sender: a server that does not take it would refuse each of them for good.
  const isSender = code === 'EENVELOPE' && command === 'MAIL FROM'
  const isOfThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && !isLogin && !isSender
  // Other mails are tried all the same: a relay that takes none for elsewhere takes those for its own domain.
  const isPolicy = isOfThisMail && REFUSED_SENDER.test(response)
  return {
    isFinal: isOfThisMail && !isPolicy && responseCode >= 500,
    isServerWide: !isOfThisMail || responseCode === 421,
    isAlarm: isLogin || isSender || isPolicy || code === 'ETLS' || code === 'ENOAUTH',
    text: message.replace(/\s+/g, ' ').slice(0, 500),
  }
}
