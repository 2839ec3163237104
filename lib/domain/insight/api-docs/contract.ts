import * as z from 'zod'
import { get } from '@/lib/platform/contract/contract'

export const apiDocs = {
  get: get('/api/openapi.json', {
    policy: 'realm-basic',
    summary: 'This description of the API',
    description: 'OpenAPI 3.1, made from the declarations by which the server checks each call.',
    input: z.object({}),
    output: z.looseObject({ openapi: z.string() }),
  }),
}
