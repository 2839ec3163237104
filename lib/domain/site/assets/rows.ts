import { fragment } from '@/lib/platform/db/fragment'

/** Files in the SQL of others, which join them as `asset`. */
export const ASSETS = fragment`"assets" asset`
