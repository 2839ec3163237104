import { retentionRules } from '@/lib/domain/site/retention-rules/contract'
import { searchRetentionRules } from '@/lib/domain/site/retention-rules/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(retentionRules.search, searchRetentionRules)
