import { saveNoticeSettings } from '@/lib/domain/people/notice-settings/commands'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(noticeSettings.save, saveNoticeSettings)
