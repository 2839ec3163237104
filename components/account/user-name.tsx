import { VisuallyHidden } from '@mantine/core'

/** Tells password managers which account the password belongs to. */
export const UserName = ({ email }: { email: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
  </VisuallyHidden>
)
