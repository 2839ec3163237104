import { ScreenTexts } from '@/components/layout/screen-texts'

export default function UsersLayout({ children }: LayoutProps<'/users'>) {
  return <ScreenTexts of="(main)/users">{children}</ScreenTexts>
}
