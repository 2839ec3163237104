import { ScreenTexts } from '@/components/layout/screen-texts'

export default function SettingsWebhooksLayout({ children }: LayoutProps<'/settings/webhooks'>) {
  return <ScreenTexts of="(main)/settings/webhooks">{children}</ScreenTexts>
}
