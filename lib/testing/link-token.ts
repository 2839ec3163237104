/** The token of a link that a mail brought. */
export const tokenIn = (link: string | null): string =>
  new URLSearchParams(new URL(link!).hash.slice(1)).get('token')!
