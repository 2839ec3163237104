import { ScreenTexts } from '@/components/layout/screen-texts'

export default function CredentialsLayout({ children }: LayoutProps<'/credentials'>) {
  return <ScreenTexts of="(main)/credentials">{children}</ScreenTexts>
}
