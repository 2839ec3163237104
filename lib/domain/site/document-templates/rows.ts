import { fragment } from '@/lib/platform/db/fragment'

/** Forms in the SQL of others, which join them to show names. */
export const DOCUMENT_TEMPLATES = fragment`"document_templates"`
