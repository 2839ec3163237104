import { ScreenTexts } from '@/components/layout/screen-texts'

export default function ProjectsIdLayout({ children }: LayoutProps<'/projects/[id]'>) {
  return <ScreenTexts of="(main)/projects/[id]">{children}</ScreenTexts>
}
