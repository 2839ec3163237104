/** เรื่องของอีเมล / What a mail is about. Only those of an account carry secrets. */
const mailKinds = ['Account', 'Seats', 'Credentials', 'Notices'] as const
export type MailKind = (typeof mailKinds)[number]
