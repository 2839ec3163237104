import { config } from '@/lib/platform/config/config'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { locales } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import { escapeHtml } from '@/lib/platform/mail/letter'
import type { notices } from '../contract'

/** For mail programs that open the address instead of posting to it: leads to the page, which asks for a press. */
export async function showUnsubscribe(
  _: unknown,
  { token }: CheckedInputOf<typeof notices.showUnsubscribe>,
): Promise<FileAnswer> {
  const link = `${config().appUrl}/unsubscribe/${encodeURIComponent(token)}`
  const lines = locales.map(
    (language) =>
      `<p lang="${language}"><a href="${escapeHtml(link)}">${translator(language, 'mail')('notice.unsubscribe')}</a></p>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Site Safety</title>${lines.join('')}`
  return {
    bytes: new TextEncoder().encode(html),
    contentType: 'text/html; charset=utf-8',
    fileName: 'unsubscribe.html',
    disposition: 'inline',
  }
}
