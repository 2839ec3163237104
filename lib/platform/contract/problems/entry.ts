/** `{name}` in a sentence is filled from the problem's values. */
export type Entry = { status: number; th: string; en: string }
