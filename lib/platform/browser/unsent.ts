/**
 * What a user has done on a page and the server has not answered yet, in the storage of the browser. Source:
 * docs/decisions/0416-what-is-not-sent-waits-for-its-user.md
 */
const PREFIX = 'unsent '

/** Whose it is: on a shared device nothing is sent as that of the next user. */
export const unsentKey = (userId: string, what: string) => `${PREFIX}${userId} ${what}`

/** Each is kept as a list. */
export const countUnsent = (userId: string): number =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(unsentKey(userId, '')))
    .reduce((count, key) => count + lengthOf(localStorage.getItem(key)), 0)

const lengthOf = (text: string | null) => (text === null ? 0 : (JSON.parse(text) as []).length)
