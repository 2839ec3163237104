import { isLocale, type Locale } from '../i18n/locale'
import { messageIn } from '../i18n/message'

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

type App = { address: string; name: string; shortName: string; description: string }

const product: App = {
  address: '/',
  name: 'common.productName',
  shortName: 'common.productShortName',
  description: 'signIn.intro',
}
const kiosk: App = {
  address: '/gate/kiosk',
  name: 'kiosk.title',
  shortName: 'kiosk.title',
  description: 'kiosk.intro',
}

/** What a phone or computer needs to install an app, in the language of the page that links to it. */
const manifestIn = (locale: Locale, { address, name, shortName, description }: App) => ({
  id: address,
  name: messageIn(locale, name),
  short_name: messageIn(locale, shortName),
  description: messageIn(locale, description),
  lang: locale,
  dir: 'ltr',
  start_url: address,
  scope: address,
  display: 'standalone',
  theme_color: '#0b2e33',
  background_color: '#f3f6f6',
  icons: [png('192', 192, 'any'), png('512', 512, 'any'), png('maskable-512', 512, 'maskable')],
})

type Params = { params: Promise<{ language: string }> }

/** By the address and not by a cookie: browsers ask for a manifest without cookies. */
const serve =
  (app: App) =>
  async (_: Request, { params }: Params): Promise<Response> => {
    const { language } = await params
    if (!isLocale(language)) return new Response(null, { status: 404 })
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' }
    return new Response(JSON.stringify(manifestIn(language, app)), { headers })
  }

export const serveManifest = serve(product)
export const serveKioskManifest = serve(kiosk)
