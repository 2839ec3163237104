import { ScreenTexts } from '@/components/layout/screen-texts'

export default function TrainingSessionsLayout({ children }: LayoutProps<'/training/sessions'>) {
  return <ScreenTexts of="(main)/training/sessions">{children}</ScreenTexts>
}
