import { ScreenTexts } from '@/components/layout/screen-texts'

export default function ReportsLayout({ children }: LayoutProps<'/reports'>) {
  return <ScreenTexts of="(main)/reports">{children}</ScreenTexts>
}
