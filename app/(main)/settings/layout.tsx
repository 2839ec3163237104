import { ScreenTexts } from '@/components/layout/screen-texts'

export default function SettingsLayout({ children }: LayoutProps<'/settings'>) {
  return <ScreenTexts of="(main)/settings">{children}</ScreenTexts>
}
