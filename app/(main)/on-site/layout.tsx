import { ScreenTexts } from '@/components/layout/screen-texts'

export default function OnSiteLayout({ children }: LayoutProps<'/on-site'>) {
  return <ScreenTexts of="(main)/on-site">{children}</ScreenTexts>
}
