/** An address that is broken, where it must be, before the @. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@')
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
