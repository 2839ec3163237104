/** Finds whether an earlier version has left a secret that is not encrypted. */
export const PLAIN_SECRETS = `SELECT FROM "secrets" WHERE "value" #>> '{}' NOT LIKE 'v1.%' LIMIT 1`
