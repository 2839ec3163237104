/** The look of a command's button: the next step stands out, commands against a record are red. */
export type Look = 'leading' | 'plain' | 'adverse' | 'ending' | 'alarming'

const against: readonly Look[] = ['adverse', 'ending', 'alarming']

export const isDestructive = (look: Look): boolean => against.includes(look)
