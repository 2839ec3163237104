/** How a command's button looks: what leads on stands out, what goes against a record is red. */
export type Look = 'leading' | 'plain' | 'adverse' | 'ending' | 'alarming'

const against: readonly Look[] = ['adverse', 'ending', 'alarming']

export const isDestructive = (look: Look): boolean => against.includes(look)
