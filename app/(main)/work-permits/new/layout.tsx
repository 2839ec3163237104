import { ScreenTexts } from '@/components/layout/screen-texts'

export default function WorkPermitsNewLayout({ children }: LayoutProps<'/work-permits/new'>) {
  return <ScreenTexts of="(main)/work-permits/new">{children}</ScreenTexts>
}
