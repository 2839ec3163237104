import { ScreenTexts } from '@/components/layout/screen-texts'

export default function TasksLayout({ children }: LayoutProps<'/tasks'>) {
  return <ScreenTexts of="(main)/tasks">{children}</ScreenTexts>
}
