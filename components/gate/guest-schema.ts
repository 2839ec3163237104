import * as z from 'zod'
import { text } from '@/lib/platform/contract/fields'

export const guestSchema = z.object({ name: text(200), company: text(200) })
export type Guest = z.output<typeof guestSchema>
