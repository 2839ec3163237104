import { ScreenTexts } from '@/components/layout/screen-texts'

export default function SettingsPrivacyLayout({ children }: LayoutProps<'/settings/privacy'>) {
  return <ScreenTexts of="(main)/settings/privacy">{children}</ScreenTexts>
}
