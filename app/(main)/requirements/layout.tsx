import { ScreenTexts } from '@/components/layout/screen-texts'

export default function RequirementsLayout({ children }: LayoutProps<'/requirements'>) {
  return <ScreenTexts of="(main)/requirements">{children}</ScreenTexts>
}
