import { ScreenTexts } from '@/components/layout/screen-texts'

export default function ImportsLayout({ children }: LayoutProps<'/imports'>) {
  return <ScreenTexts of="(main)/imports">{children}</ScreenTexts>
}
