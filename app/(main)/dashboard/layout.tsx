import { ScreenTexts } from '@/components/layout/screen-texts'

export default function DashboardLayout({ children }: LayoutProps<'/dashboard'>) {
  return <ScreenTexts of="(main)/dashboard">{children}</ScreenTexts>
}
