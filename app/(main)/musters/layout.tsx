import { ScreenTexts } from '@/components/layout/screen-texts'

export default function MustersLayout({ children }: LayoutProps<'/musters'>) {
  return <ScreenTexts of="(main)/musters">{children}</ScreenTexts>
}
