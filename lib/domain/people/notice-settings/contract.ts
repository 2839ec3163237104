import * as z from 'zod'
import { command, get, result } from '@/lib/platform/contract/contract'
import { timeOfDay } from '@/lib/platform/contract/days'
import { locales } from '@/lib/platform/i18n/locale'
import { noticeEventNames } from '@/lib/platform/notices/events'
import { noticeChannels, noticeTimes } from './rules'

const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, {
    params: { rule: 'times-differ' },
    path: ['until'],
  })
  .nullable()
  .meta({
    description:
      'At the site, past midnight where they end before they begin; what is not urgent waits for their end. Null for none.',
  })

const choice = z.object({
  event: z.enum(noticeEventNames),
  channel: z.enum(noticeChannels),
  when: z.enum(noticeTimes).meta({ description: 'Digest: together with others, at 07:00' }),
})
export type NoticeChoice = z.output<typeof choice>

const locale = z.enum(locales).meta({ description: 'The language of what is sent' })

export const noticeSettings = {
  get: get('/api/notice-settings/get', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'By e-mail, on devices or by LINE: how the caller is told of notices',
    description:
      'One choice for each event and each channel that reaches the caller: e-mail, push once a browser of the caller shows notices, and LINE once it is linked.',
    input: z.object({}),
    output: z.object({ quietHours, locale, choices: z.array(choice) }),
  }),
  save: command('/api/notice-settings/save', {
    policy: 'realm-basic',
    peopleOnly: true,
    audit: 'own',
    summary: 'Save how the caller is told of notices',
    description:
      'What is left out keeps its value, choices of other events and channels too. The choice for a channel that does not reach the caller counts once it does.',
    input: z.object({
      quietHours: quietHours.optional(),
      locale: locale.optional(),
      choices: z.array(choice).max(300).optional(),
    }),
    output: result,
  }),
}
