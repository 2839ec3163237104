import { ScreenTexts } from '@/components/layout/screen-texts'

export default function JsaTemplatesLayout({ children }: LayoutProps<'/jsa-templates'>) {
  return <ScreenTexts of="(main)/jsa-templates">{children}</ScreenTexts>
}
