/** ชื่อปลายทางที่แสดง / What an endpoint is called: its host alone, as some addresses have a secret in their path. */
export const hostOf = (url: string): string => new URL(url).host
