import { ScreenTexts } from '@/components/layout/screen-texts'

export default function TrainingInfoLayout({ children }: LayoutProps<'/training/info'>) {
  return <ScreenTexts of="(main)/training/info">{children}</ScreenTexts>
}
