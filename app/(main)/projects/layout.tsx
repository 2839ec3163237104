import { ScreenTexts } from '@/components/layout/screen-texts'

export default function ProjectsLayout({ children }: LayoutProps<'/projects'>) {
  return <ScreenTexts of="(main)/projects">{children}</ScreenTexts>
}
