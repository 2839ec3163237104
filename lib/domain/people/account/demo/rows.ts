/** The passwords of ours, to be joined with the users who have them. */
export const ACCOUNTS = '"accounts" account'
