import { saveSettings } from '@/lib/domain/settings/commands'
import { settings } from '@/lib/domain/settings/contract'
import { getGlobalSetting } from '@/lib/domain/settings/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET } = serve(settings.get, getGlobalSetting)
export const { POST, PUT, PATCH, DELETE } = serve(settings.save, saveSettings)
