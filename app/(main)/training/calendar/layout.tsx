import { ScreenTexts } from '@/components/layout/screen-texts'

export default function TrainingCalendarLayout({ children }: LayoutProps<'/training/calendar'>) {
  return <ScreenTexts of="(main)/training/calendar">{children}</ScreenTexts>
}
