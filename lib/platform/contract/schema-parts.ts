import type * as z from 'zod'

type SchemaParts = {
  type: string
  /** The members of an object. */
  shape?: Record<string, z.ZodType>
  /** The items of an array. */
  element?: z.ZodType
  /** What is optional, nullable or has a default. */
  innerType?: z.ZodType
  /** The two ends of a pipe. */
  in?: z.ZodType
  out?: z.ZodType
  /** The choices of a union. */
  options?: z.ZodType[]
  /** The member that tells the choices of a union apart. */
  discriminator?: string
}

/** The schemas that a schema is composed of. */
export const partsOf = (schema: z.ZodType): SchemaParts => schema._zod.def

/** The end of a pipe that checks what the caller sent: one that begins with a transformation (`filter`) ends with it. */
export const checkingEnd = ({ in: source, out }: Pick<SchemaParts, 'in' | 'out'>): z.ZodType =>
  (source?._zod.def.type === 'transform' ? out : source)!
