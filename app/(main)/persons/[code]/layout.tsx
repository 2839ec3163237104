import { ScreenTexts } from '@/components/layout/screen-texts'

export default function PersonsCodeLayout({ children }: LayoutProps<'/persons/[code]'>) {
  return <ScreenTexts of="(main)/persons/[code]">{children}</ScreenTexts>
}
