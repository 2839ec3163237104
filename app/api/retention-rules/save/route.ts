import { retentionRules } from '@/lib/domain/site/retention-rules/contract'
import { saveRetentionRule } from '@/lib/domain/site/retention-rules/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(retentionRules.save, saveRetentionRule)
