/** Embedded accounts in the SQL of others, which join them with their users. */
export const ACCOUNTS = '"accounts" account'
