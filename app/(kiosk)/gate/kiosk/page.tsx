import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { KioskApp } from '@/components/kiosk/kiosk-app'
import { kioskTexts } from '@/components/kiosk/shell/texts'
import { siteStyle } from '@/lib/domain/site/settings/style/queries'

export async function generateMetadata(): Promise<Metadata> {
  const title = (await getTranslations('kiosk'))('title')
  return {
    title,
    manifest: `/manifest/kiosk/${await getLocale()}`,
    appleWebApp: { capable: true, title },
  }
}

export default async function KioskPage() {
  const { timeZone, era } = await siteStyle()
  return <KioskApp texts={kioskTexts} site={{ timeZone, era }} />
}
