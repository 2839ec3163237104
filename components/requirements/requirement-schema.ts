import * as z from 'zod'

export const requirementSchema = z.looseObject({
  code: z.string().trim().min(1).max(40),
  nameTh: z.string().trim().min(1).max(200),
  nameEn: z.string().trim().min(1).max(200),
  anyOf: z.array(z.string()).min(1).max(5),
})
