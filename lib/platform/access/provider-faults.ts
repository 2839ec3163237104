/** What can go wrong with an account at a managed identity provider. The catalogue has a sentence for each. */
export const providerFaults = [
  'unreachable',
  'broken',
  'login-refused',
  'forbidden',
  'refused',
  'taken',
  'not-there',
  'mail-not-sent',
  'roles-missing',
  'roles-inherited',
  'account-gone',
  'address-unverified',
  'account-of-another',
] as const
export type FaultCode = (typeof providerFaults)[number]
