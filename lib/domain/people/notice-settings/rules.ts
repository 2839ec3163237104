/**
 * วิธีแจ้งแต่ละเรื่อง: ปิด ทันที หรือรวมส่งเวลา 07:00 และช่วงเวลาที่ไม่รบกวน
 * How each event is told by e-mail, to devices and by LINE: not, now, or with others at 07:00; and the quiet hours.
 * Source: docs/daily.md#14-notices.
 */
import { noticeEvent, noticeEventNames, type NoticeEventName } from '@/lib/platform/notices/events'

export const noticeChannels = ['Email', 'Push', 'Line'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export const isNoticeChannel = (name: string): name is NoticeChannel =>
  noticeChannels.some((channel) => channel === name)

export const noticeTimes = ['Off', 'Now', 'Digest'] as const
type NoticeTime = (typeof noticeTimes)[number]

/** What was chosen, by event and channel. */
export type StoredChoices = Partial<
  Record<NoticeEventName, Partial<Record<NoticeChannel, NoticeTime>>>
>

type QuietHours = { from: string; until: string }
export type Choices = { quietHours: QuietHours | null; choices: StoredChoices }
export type Settings = Choices & {
  /** Those that reach the user: nothing goes through another, whatever is chosen. */
  channels: readonly NoticeChannel[]
}

export const usualQuietHours: QuietHours = { from: '20:00', until: '06:00' }

/** What is not chosen, of urgent events and of others. A push costs nothing; messages of LINE are counted. */
const usualTimes: Record<NoticeChannel, { urgent: NoticeTime; other: NoticeTime }> = {
  Email: { urgent: 'Now', other: 'Digest' },
  Push: { urgent: 'Now', other: 'Now' },
  Line: { urgent: 'Now', other: 'Digest' },
}

/** Those with mails of their own have no e-mail here. */
export const hasChannel = (event: NoticeEventName, channel: NoticeChannel): boolean =>
  channel !== 'Email' || !noticeEvent(event).hasNoEmail

export const timeFor = (
  { choices, channels }: Settings,
  event: NoticeEventName,
  channel: NoticeChannel,
): NoticeTime => {
  if (!channels.includes(channel) || !hasChannel(event, channel)) return 'Off'
  const usual = usualTimes[channel]
  return choices[event]?.[channel] ?? usual[noticeEvent(event).isUrgent ? 'urgent' : 'other']
}

/** Every event and channel that the user has. */
export const allChoices = (settings: Settings) =>
  settings.channels.flatMap((channel) =>
    noticeEventNames
      .filter((event) => hasChannel(event, channel))
      .map((event) => ({ event, channel, when: timeFor(settings, event, channel) })),
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
    .filter((name) => hasChannel(name, channel))
    .map((name) => ({ event: name, channel, when: 'Off' }))
