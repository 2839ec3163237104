import * as z from 'zod'
import { longText } from '@/lib/platform/contract/fields'

/** Makes the reason required: in the contract it is optional, as other commands need none. */
export const reasonSchema = (input: z.ZodType, name: string, maxLength: number) =>
  input instanceof z.ZodObject ? input.extend({ [name]: longText(maxLength) }) : input
