import { ScreenTexts } from '@/components/layout/screen-texts'

export default function ApiDocsLayout({ children }: LayoutProps<'/api-docs'>) {
  return <ScreenTexts of="(main)/api-docs">{children}</ScreenTexts>
}
