import { isLocale, type Locale } from '../i18n/locale'
import { messageIn } from '../i18n/message'

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone or computer needs to install the product, in the language of the page that links to it. */
const manifestIn = (locale: Locale) => ({
  id: '/',
  name: messageIn(locale, 'common.productName'),
  short_name: messageIn(locale, 'common.productShortName'),
  description: messageIn(locale, 'signIn.intro'),
  lang: locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#0b2e33',
  background_color: '#f3f6f6',
  icons: [png('192', 192, 'any'), png('512', 512, 'any'), png('maskable-512', 512, 'maskable')],
})

type Params = { params: Promise<{ language: string }> }

/** By the address and not by a cookie: browsers ask for a manifest without cookies. */
export async function serveManifest(_: Request, { params }: Params): Promise<Response> {
  const { language } = await params
  if (!isLocale(language)) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' }
  return new Response(JSON.stringify(manifestIn(language)), { headers })
}
