/** The table of accounts, for SQL of other nouns that joins it with its users. */
export const ACCOUNTS = '"accounts" account'
