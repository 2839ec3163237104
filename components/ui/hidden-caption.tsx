import { VisuallyHidden } from '@mantine/core'

/** The name of a table for screen readers. */
export const HiddenCaption = ({ children }: { children: string }) => (
  <caption>
    <VisuallyHidden>{children}</VisuallyHidden>
  </caption>
)
