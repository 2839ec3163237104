import { ScreenTexts } from '@/components/layout/screen-texts'

export default function EmployersIdLayout({ children }: LayoutProps<'/employers/[id]'>) {
  return <ScreenTexts of="(main)/employers/[id]">{children}</ScreenTexts>
}
