import { emailRefusal, hasAccount } from '@/lib/platform/access/managing-users'
import { changeRefusal } from '@/lib/platform/access/managing-users'
import type { Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { escapeHtml, LINK } from '@/lib/platform/mail/letter'
import type { MailRecord, MailDetail } from './contract'
import { isLinkGone, mailChecks } from './rules'
import { mailWorkflow } from './workflow'

export const mailSelect = {
  id: true,
  kind: true,
  toName: true,
  toAddress: true,
  subject: true,
  status: true,
  attempts: true,
  nextAttemptAt: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
  carriesLink: true,
  link: true,
  usefulUntil: true,
} satisfies Prisma.OutboxMailSelect

type Row = Prisma.OutboxMailGetPayload<{ select: typeof mailSelect }>

export const presentMail = (
  { carriesLink, link, usefulUntil, kind, nextAttemptAt, createdAt, sentAt, ...fields }: Row,
  now: Date,
): MailRecord => ({
  ...fields,
  nextAttemptAt: fields.status === 'Waiting' ? nextAttemptAt.toISOString() : null,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  can: {
    retry: mailWorkflow
      .offered(fields.status, {
        roles: ['settings-mgmt'],
        checks: mailChecks({ carriesLink, link, usefulUntil, kind }, now),
      })
      .includes('retry'),
  },
})

/** In the text, in place of a link that is hidden. */
const HIDDEN = '••••••••'

/** The answer of a mail server, which may quote the mail, without the link of the mail. */
export const withoutSecret = (
  said: string,
  { carriesLink, link }: Pick<Row, 'carriesLink' | 'link'>,
): string => (carriesLink && link ? said.replaceAll(link, HIDDEN) : said)

type FullRow = Row & {
  text: string
  html: string
  unsubscribeLink: string | null
  user: {
    id: string
    roles: Actor['roles']
    account: object | null
    providerSubject: string | null
  }
}

/** Whoever has the link can take the account over: shown only to those who may change the user's email anyway. */
export function presentMailDetail(actor: Actor, row: FullRow, now: Date): MailDetail {
  const { user, text, html, unsubscribeLink, ...mail } = row
  const isForOthers = mail.carriesLink && linkRefusal(actor, user)
  const hidden = isLinkGone(mail, now) ? 'gone' : isForOthers ? 'not-yours' : null
  const link = hidden ? null : mail.link
  return {
    ...presentMail(mail, now),
    ...mailText({ text, html, link, unsubscribeLink }),
    link,
    hidden,
  }
}

type Words = { text: string; html: string; link: string | null; unsubscribeLink: string | null }

/** As others read it: who has the link to unsubscribe is taken for the reader of the mail. */
export function mailText({ link, unsubscribeLink, ...words }: Words) {
  const { text, html } = withLink(words, link ?? HIDDEN)
  const token = unsubscribeLink?.split('/').at(-1)
  const without = (whole: string) => (token ? whole.replaceAll(token, HIDDEN) : whole)
  return { text: without(text), html: without(html) }
}

const linkRefusal = (actor: Actor, user: FullRow['user']) =>
  changeRefusal(actor, user) ??
  emailRefusal(actor, {
    isOwn: user.id === actor.userId,
    hasAccount: hasAccount(user),
    roles: user.roles,
  })

export const withLink = ({ text, html }: { text: string; html: string }, link: string) => ({
  text: text.replaceAll(LINK, () => link),
  html: html.replaceAll(LINK, () => escapeHtml(link)),
})
