import { ScreenTexts } from '@/components/layout/screen-texts'

export default function WorkPermitsIdLayout({ children }: LayoutProps<'/work-permits/[id]'>) {
  return <ScreenTexts of="(main)/work-permits/[id]">{children}</ScreenTexts>
}
