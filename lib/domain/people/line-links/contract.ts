import * as z from 'zod'
import { command, get, result } from '@/lib/platform/contract/contract'
import { LINK_TOKEN } from './rules'

export const lineLinks = {
  get: get('/api/line-links/get', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Whether the caller is told of notices by LINE',
    input: z.object({}),
    output: z.object({
      isOffered: z.boolean().meta({ description: 'Whether the site has an account at LINE' }),
      linkedAt: z.string().nullable(),
      friendPage: z.string().nullable().meta({
        description:
          'Where the site’s account is added as a friend, which begins a link; null where LINE does not say',
      }),
    }),
  }),
  begin: command('/api/line-links/begin', {
    policy: 'realm-basic',
    peopleOnly: true,
    audit: 'own',
    secretAnswer: true,
    summary: 'Begin to link the caller with an account at LINE',
    description:
      'With the token of the link that the site’s account at LINE has sent. Answers where LINE asks its user; it tells of the link by `line/webhook`, within ten minutes and once. Begun again, what was begun before is void. 400 `line-not-offered` where the site has no account there.',
    input: z.object({ linkToken: z.string().max(200).regex(LINK_TOKEN) }),
    output: z.object({ url: z.string() }),
  }),
  remove: command('/api/line-links/remove', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Be told by LINE no more',
    input: z.object({}),
    output: result,
  }),
}
