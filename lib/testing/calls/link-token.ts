/** The token in a link from an e-mail. */
export const tokenIn = (link: string | null): string =>
  new URLSearchParams(new URL(link!).hash.slice(1)).get('token')!
