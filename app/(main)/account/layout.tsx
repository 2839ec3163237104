import { ScreenTexts } from '@/components/layout/screen-texts'

export default function AccountLayout({ children }: LayoutProps<'/account'>) {
  return <ScreenTexts of="(main)/account">{children}</ScreenTexts>
}
