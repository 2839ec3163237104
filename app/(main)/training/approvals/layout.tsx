import { ScreenTexts } from '@/components/layout/screen-texts'

export default function TrainingApprovalsLayout({ children }: LayoutProps<'/training/approvals'>) {
  return <ScreenTexts of="(main)/training/approvals">{children}</ScreenTexts>
}
