import { fragment } from '@/lib/platform/db/fragment'

/** Areas in the SQL of others, which join them to show names. */
export const WORKSPACE_AREAS = fragment`"workspace_areas"`
