import { ScreenTexts } from '@/components/layout/screen-texts'

export default function TrainingPlansLayout({ children }: LayoutProps<'/training/plans'>) {
  return <ScreenTexts of="(main)/training/plans">{children}</ScreenTexts>
}
