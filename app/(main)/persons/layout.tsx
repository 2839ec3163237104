import { ScreenTexts } from '@/components/layout/screen-texts'

export default function PersonsLayout({ children }: LayoutProps<'/persons'>) {
  return <ScreenTexts of="(main)/persons">{children}</ScreenTexts>
}
