import { ScreenTexts } from '@/components/layout/screen-texts'

export default function StartLayout({ children }: LayoutProps<'/'>) {
  return <ScreenTexts of="(main)/(start)">{children}</ScreenTexts>
}
