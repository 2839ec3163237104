import * as z from 'zod'
import type { noticeSettings } from '@/lib/domain/people/notice-settings/contract'

export const settingsSchema = (input: typeof noticeSettings.save.input) =>
  input.pick({ choices: true, quietHours: true }).extend({ isQuiet: z.boolean() })
export type Fields = z.input<ReturnType<typeof settingsSchema>>
