const BOUND = '__Host-'

/** The name of a cookie that keeps a reader's choice. Over https no other host of the domain can set one of this name. */
export const choiceCookieAt = (protocol: string, name: string) =>
  protocol === 'https:' ? BOUND + name : name

/** What the reader chose; a cookie from before names were bound still counts. */
export const choiceIn = (
  name: string,
  read: (cookie: string) => string | undefined,
): string | undefined => read(BOUND + name) ?? read(name)
