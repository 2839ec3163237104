/**
 * วิธีแจ้งแต่ละเรื่อง: ปิด ทันที หรือรวมส่งเวลา 07:00 และช่วงเวลาที่ไม่รบกวน
 * How each event is told beside the product: not, now, or with others at 07:00; and the quiet hours.
 * Source: docs/daily.md#14-notices.
 */
import { noticeEvent, noticeEventNames, type NoticeEventName } from '@/lib/platform/notices/events'

export const noticeChannels = ['Email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export const isNoticeChannel = (name: string): name is NoticeChannel =>
  noticeChannels.some((channel) => channel === name)

export const noticeTimes = ['Off', 'Now', 'Digest'] as const
export type NoticeTime = (typeof noticeTimes)[number]

/** What was chosen, by event and channel. */
export type StoredChoices = Partial<
  Record<NoticeEventName, Partial<Record<NoticeChannel, NoticeTime>>>
>

type QuietHours = { from: string; until: string }
export type Settings = { quietHours: QuietHours | null; choices: StoredChoices }

export const usualSettings: Settings = {
  quietHours: { from: '20:00', until: '06:00' },
  choices: {},
}

/** Those with mails of their own have no e-mail here. */
export const hasChannel = (event: NoticeEventName): boolean => !noticeEvent(event).hasNoEmail

export const timeFor = (
  { choices }: Settings,
  event: NoticeEventName,
  channel: NoticeChannel,
): NoticeTime => {
  if (!hasChannel(event)) return 'Off'
  return choices[event]?.[channel] ?? (noticeEvent(event).isUrgent ? 'Now' : 'Digest')
}

/** Every event and channel that there is. */
export const allChoices = (settings: Settings) =>
  noticeEventNames.filter(hasChannel).flatMap((event) =>
    noticeChannels.map((channel) => ({
      event,
      channel,
      when: timeFor(settings, event, channel),
    })),
  )

type Choice = { event: NoticeEventName; channel: NoticeChannel; when: NoticeTime }

/** With the later ones in place of the earlier ones. */
export const withChoices = (stored: StoredChoices, choices: readonly Choice[]): StoredChoices =>
  choices.reduce<StoredChoices>(
    (all, { event, channel, when }) => ({ ...all, [event]: { ...all[event], [channel]: when } }),
    stored,
  )

/** Of a mail with several notices: every event that is not urgent. */
export const ALL_EVENTS = 'all'

/** The choices that switch an event off, or all that are not urgent. */
export const switchedOff = (
  event: NoticeEventName | typeof ALL_EVENTS,
  channel: NoticeChannel,
): Choice[] =>
  noticeEventNames
    .filter((name) => (event === ALL_EVENTS ? !noticeEvent(name).isUrgent : name === event))
    .filter(hasChannel)
    .map((name) => ({ event: name, channel, when: 'Off' }))
