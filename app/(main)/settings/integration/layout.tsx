import { ScreenTexts } from '@/components/layout/screen-texts'

export default function SettingsIntegrationLayout({
  children,
}: LayoutProps<'/settings/integration'>) {
  return <ScreenTexts of="(main)/settings/integration">{children}</ScreenTexts>
}
