import type { Era } from '@/lib/platform/dates/format'

export type Site = { timeZone: string; era: Era }
