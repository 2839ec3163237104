import { ScreenTexts } from '@/components/layout/screen-texts'

export default function EmployersLayout({ children }: LayoutProps<'/employers'>) {
  return <ScreenTexts of="(main)/employers">{children}</ScreenTexts>
}
