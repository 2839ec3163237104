/** เรื่องของอีเมล / What a mail is about. Only those of an account carry secrets. */
const mailKinds = ['Account', 'Seats', 'Credentials', 'Notices', 'UrgentNotices'] as const
export type MailKind = (typeof mailKinds)[number]

/** Sent before the others: somebody waits for a link, or has to know of a danger. */
export const firstKinds: MailKind[] = ['Account', 'UrgentNotices']
