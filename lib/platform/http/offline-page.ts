import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { LOCALE_COOKIE, locales, type Locale } from '../i18n/locale'
import { translator } from '../i18n/translator'

/**
 * The page for an address that cannot be reached. It consists of one text and loads nothing, as there is nothing to load
 * from; its script chooses the language and loads the address again once the server is ready.
 */

/** The font of the other pages: a computer may have none with Thai letters. */
const FONT = fs
  .readFileSync(
    path.join(
      process.cwd(),
      'node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
    ),
  )
  .toString('base64')

const STYLE = `
@font-face { font-family: Thai; font-weight: 100 900; unicode-range: U+0E00-0E7F;
  src: url(data:font/woff2;base64,${FONT}) format("woff2") }
:root { color-scheme: light dark; font-family: Thai, system-ui, sans-serif; line-height: 1.6;
  color: light-dark(#14262b, #e6eeee); background: light-dark(#f3f6f6, #0f1d20) }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr }
header { height: 60px; background: #0b2e33; border-bottom: 4px solid #ffb124 }
section { max-width: 32rem; margin: auto; padding: 1.5rem 1rem 20vh; text-align: center; box-sizing: border-box }
svg { width: 72px; height: 72px }
h1, p { text-wrap: balance }
h1 { font-size: 1.5rem; line-height: 1.4; margin: 1rem 0 .5rem }
p { margin: .5rem 0; color: light-dark(#52636a, #b3c2c5) }
button { font: inherit; font-weight: 600; min-height: 3rem; margin-top: 1rem; padding: 0 1.5rem; border: 0;
  border-radius: .5rem; color: #fff; background: #0b6a5e; cursor: pointer }
:focus-visible { outline: 2px solid light-dark(#0b6a5e, #7ac2b7); outline-offset: 2px }
`

const SCRIPT = `
const isEnglish = /(?:^|; )(?:__Host-)?${LOCALE_COOKIE}=en(?:;|$)/.test(document.cookie)
const language = isEnglish ? 'en' : 'th'
for (const text of document.querySelectorAll('section')) if (text.lang !== language) text.remove()
document.documentElement.lang = language
document.title = document.querySelector('h1').textContent
const again = () => location.reload()
const againIfReady = async () => {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  if (answer && answer.ok) again()
}
document.querySelector('button').addEventListener('click', again)
addEventListener('online', againIfReady)
setInterval(againIfReady, 5000)
`

const ICON = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#ffb124"/>
<path fill="#14262b" d="M16 5.5 6.5 9v7c0 5.400 4 9.300 9.500 10.800C21.500 25.300 25.500 21.400 25.500 16V9z"/>
<path fill="none" stroke="#ffb124" stroke-width="2.6" stroke-linecap="round" d="M16 11v6m0 4v.1"/></svg>`

function sectionIn(locale: Locale): string {
  const t = translator(locale, 'offline')
  return `<section lang="${locale}">${ICON}<h1>${t('title')}</h1><p>${t('text')}</p>
<p role="status">${t('waits')}</p><button>${t('retry')}</button></section>`
}

export const offlinePage = (): string => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${translator('th', 'offline')('title')}</title><style>${STYLE}</style></head>
<body><header></header><main>${locales.map(sectionIn).join('')}</main><script>${SCRIPT}</script></body></html>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page runs its own style and script, and asks our server whether it is ready. */
export const offlineHeaders = (): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hash(SCRIPT)}`,
    `style-src ${hash(STYLE)}`,
    'font-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
})
