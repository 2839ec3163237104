import { ScreenTexts } from '@/components/layout/screen-texts'

export default function SettingsAuditLayout({ children }: LayoutProps<'/settings/audit'>) {
  return <ScreenTexts of="(main)/settings/audit">{children}</ScreenTexts>
}
