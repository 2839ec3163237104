import * as z from 'zod'
import { textOfFile, wholeNumber, yesOrNo } from './variables'

export const mailVariables = {
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: wholeNumber(1, 65535).default(587),
  SMTP_SECURE: yesOrNo.optional(),
  SMTP_REQUIRE_TLS: yesOrNo.default(true),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_CA_FILE: textOfFile.optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
}

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte, as on port 465; otherwise STARTTLS. */
  isSecure: boolean
  /** Sends neither login nor mail to a server that offers no STARTTLS. */
  requireTls: boolean
  login?: { user: string; pass: string }
  /** The certificate (PEM) of an authority that is not a public one. */
  ca?: string
  from: string
}

export function mailServerOf(
  data: z.output<z.ZodObject<typeof mailVariables>>,
): MailServer | undefined {
  if (!data.SMTP_HOST || !data.MAIL_FROM) return undefined
  return {
    host: data.SMTP_HOST,
    port: data.SMTP_PORT,
    isSecure: data.SMTP_SECURE ?? data.SMTP_PORT === 465,
    requireTls: data.SMTP_REQUIRE_TLS,
    from: data.MAIL_FROM,
    ...(data.SMTP_USER && { login: { user: data.SMTP_USER, pass: data.SMTP_PASSWORD ?? '' } }),
    ...(data.SMTP_CA_FILE && { ca: data.SMTP_CA_FILE }),
  }
}
