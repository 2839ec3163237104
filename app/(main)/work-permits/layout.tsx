import { ScreenTexts } from '@/components/layout/screen-texts'

export default function WorkPermitsLayout({ children }: LayoutProps<'/work-permits'>) {
  return <ScreenTexts of="(main)/work-permits">{children}</ScreenTexts>
}
