import { saveSettings } from '@/lib/domain/site/settings/commands'
import { settings } from '@/lib/domain/site/settings/contract'
import { getGlobalSetting } from '@/lib/domain/site/settings/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET } = serve(settings.get, getGlobalSetting)
export const { POST, PUT, PATCH, DELETE } = serve(settings.save, saveSettings)
