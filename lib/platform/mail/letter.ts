/**
 * One language of a mail. A mail has Thai and English below each other, because the language of its reader is not
 * known, as text and as HTML. `{link}` is replaced when the mail is sent or read.
 */
export type LetterText = {
  language: 'th' | 'en'
  greeting: string
  paragraphs: string[]
  /** The label of the link; a notice has no link. */
  action?: string
  closing: string
  /** How not to get such mails any more. */
  unsubscribe?: { label: string; link: string }
}

export const LINK = '{link}'

export const asText = (all: LetterText[]): string =>
  all
    .map(({ greeting, paragraphs, action, closing, unsubscribe }) =>
      [
        greeting,
        ...paragraphs,
        ...(action ? [`${action}:\n${LINK}`] : []),
        closing,
        ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
      ].join('\n\n'),
    )
    .join('\n\n----------------------------------------\n\n')

export const asHtml = (all: LetterText[]): string => `<!doctype html>
<html lang="${all[0]?.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#f3f6f6;color:#14262b;font:16px/1.6 'Leelawadee UI',Thonburi,sans-serif">
<div style="max-width:34rem;margin:auto;padding:24px 32px;background:#fff;border-radius:12px">
${all.map(section).join('\n<hr style="margin:24px 0;border:0;border-top:1px solid #d5dede">\n')}
</div></body></html>`

const section = ({ language, greeting, paragraphs, action, closing, unsubscribe }: LetterText) =>
  [
    `<div lang="${language}">`,
    `<p><strong>${escapeHtml(greeting)}</strong></p>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(action ? [button(action)] : []),
    `<p style="font-size:14px;color:#4a5b60">${escapeHtml(closing)}${action ? `<br>${LINK}` : ''}</p>`,
    ...(unsubscribe ? [small(unsubscribe)] : []),
    '</div>',
  ].join('\n')

const small = ({ label, link }: NonNullable<LetterText['unsubscribe']>) =>
  `<p style="font-size:14px"><a href="${escapeHtml(link)}" style="color:#4a5b60">${escapeHtml(label)}</a></p>`

const button = (action: string) =>
  `<p><a href="${LINK}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0b6a5e;color:#fff">${escapeHtml(action)}</a></p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

/**
 * A text that is safe in a header of a mail. Line ends would begin another header, and marks that change the direction
 * of writing would make an address look like another one.
 */
export const oneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()

/** In characters. */
const LONGEST_HEADER = 200

/** Of a text that is too long its beginning, with a sign that it goes on. */
export function shortened(text: string, most = LONGEST_HEADER): string {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}
