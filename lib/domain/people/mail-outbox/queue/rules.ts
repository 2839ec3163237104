/** เรื่องของอีเมล / What a mail is about. Only those of an account carry secrets. */
export const mailKinds = ['Account', 'Seats', 'Credentials'] as const
export type MailKind = (typeof mailKinds)[number]
