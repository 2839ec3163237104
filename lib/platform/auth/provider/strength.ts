import type { JWTPayload } from 'jose'

/**
 * Whether a provider says of a sign-in that it was as strong as the site demands: by `acr`, or by one of the methods in
 * `amr` (OpenID Connect Core, 2; RFC 8176). One that says nothing has asked for a password at most.
 */
export function isStrongEnough({ acr, amr }: JWTPayload, demanded: readonly string[]): boolean {
  const said = [acr, amr].flat().map(String)
  return demanded.length === 0 || said.some((one) => demanded.includes(one))
}
