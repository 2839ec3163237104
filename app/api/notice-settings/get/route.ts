import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { getNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(noticeSettings.get, getNoticeSettings)
