import { Text } from '@mantine/core'

/** Wraps before the @ where an address does not fit on one line. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@')
  return (
    <Text span size="sm" style={{ overflowWrap: 'break-word' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Text>
  )
}
