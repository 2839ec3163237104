import nodemailer from 'nodemailer'
import type { MailServer } from '../config/config'

/** In milliseconds. A server that says nothing for so long is given up for now. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export type Mail = {
  /** The same at every attempt: of a mail that arrived without our learning of it, readers drop the second. */
  messageId: string
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

/**
 * Sends one mail over a connection of its own. Throws what nodemailer throws; `deliveryFault` reads it.
 * Names and addresses go in as fields, which nodemailer encodes, and no content is ever read from a file
 * or an address.
 */
export async function sendMail(
  { host, port, isSecure, requireTls, login, ca, from }: MailServer,
  { to, ...mail }: Mail,
  patience: Partial<typeof PATIENCE> = {},
): Promise<void> {
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && requireTls,
    auth: login,
    tls: { ca, minVersion: 'TLSv1.2' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
    ...patience,
  })
  try {
    await transport.sendMail({ ...mail, from, to, headers: { 'Auto-Submitted': 'auto-generated' } })
  } finally {
    transport.close()
  }
}

export type DeliveryFault = {
  /** Trying again would change nothing: the server refused this recipient or this mail for good. */
  isFinal: boolean
  /** The server as a whole is in trouble, not this one mail: others need not be tried now. */
  isServerWide: boolean
  /** Somebody has to fix the configuration: login, encryption. */
  isAlarm: boolean
  text: string
}

export function deliveryFault(error: unknown): DeliveryFault {
  const {
    code = '',
    responseCode = 0,
    message = String(error),
  } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  // 530 and 535 ask for a login or refuse it, whenever they are said.
  const isLogin = code === 'EAUTH' || responseCode === 530 || responseCode === 535
  const isOfThisMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && !isLogin
  return {
    isFinal: isOfThisMail && responseCode >= 500,
    isServerWide: !isOfThisMail || responseCode === 421,
    isAlarm: isLogin || code === 'ETLS' || code === 'ENOAUTH',
    text: message.replace(/\s+/g, ' ').slice(0, 500),
  }
}
