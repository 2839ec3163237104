import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@/components/layout/colours.css'
import '@/components/layout/global.css'
import '@/components/layout/print.css'
import '@/components/layout/targets.css'
import '@/components/layout/generated/theme.css'
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core'
import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { latin, thai } from '@/components/layout/fonts'
import { FetchMessagePages } from '@/components/layout/later-pages'
import { Providers } from '@/components/layout/providers'
import { ServiceWorker } from '@/components/layout/service-worker'
import { TakeOver } from '@/components/layout/take-over'
import { cookies, headers } from 'next/headers'
import { listenEarly } from '@/lib/platform/browser/early'
import { nonceIn } from '@/lib/platform/http/nonce'
import { ERA_COOKIE, eraFor } from '@/lib/platform/dates/era'
import { choiceIn } from '@/lib/platform/i18n/choice-cookies'
import { screenTexts } from '@/lib/platform/i18n/screen-texts'
import { siteStyle } from '@/lib/domain/site/settings/style/queries'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common')
  const name = t('productName')
  return {
    title: { default: name, template: `%s · ${name}` },
    manifest: `/manifest/${await getLocale()}`,
    appleWebApp: { capable: true, title: t('productShortName') },
  }
}

export const viewport: Viewport = { themeColor: '#0b2e33', viewportFit: 'cover' }

export default async function RootLayout({ children }: LayoutProps<'/'>) {
  const locale = await getLocale()
  const { timeZone, firstDayOfWeek, workdays, ...site } = await siteStyle()
  const sent = await cookies()
  const chosenEra = choiceIn(ERA_COOKIE, (name) => sent.get(name)?.value)
  const era = eraFor(locale, site.era, chosenEra)
  const ofPolicy = await nonce()
  return (
    <html
      lang={locale}
      {...mantineHtmlProps}
      data-respect-reduced-motion
      className={`${latin.variable} ${thai.variable}`}
    >
      <head>
        <ColorSchemeScript defaultColorScheme="auto" nonce={ofPolicy} />
        <script
          nonce={ofPolicy}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `(${listenEarly})()` }}
        />
      </head>
      <body>
        <ServiceWorker />
        <FetchMessagePages />
        <NextIntlClientProvider messages={screenTexts(locale, '')}>
          <Providers dates={{ locale, era, timeZone, firstDayOfWeek, workdays }} nonce={ofPolicy}>
            {children}
          </Providers>
        </NextIntlClientProvider>
        <TakeOver />
      </body>
    </html>
  )
}

/** With which the styles are marked that components add; where no policy asks for one there is none. */
const nonce = async () => nonceIn((await headers()).get('content-security-policy'))
