import { ScreenTexts } from '@/components/layout/screen-texts'

export default function SettingsMailLayout({ children }: LayoutProps<'/settings/mail'>) {
  return <ScreenTexts of="(main)/settings/mail">{children}</ScreenTexts>
}
