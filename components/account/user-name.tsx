import { VisuallyHidden } from '@mantine/core'

/** Tells a password manager whose password this is. */
export const UserName = ({ email }: { email: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
  </VisuallyHidden>
)
