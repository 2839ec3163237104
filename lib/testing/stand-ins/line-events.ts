/** Events as LINE tells of them. */
type EventSource = { userId: string; timestamp?: number }
const eventOf = (type: string, { userId, timestamp = Date.now() }: EventSource) => ({
  type,
  mode: 'active',
  timestamp,
  webhookEventId: crypto.randomUUID(),
  deliveryContext: { isRedelivery: false },
  source: { type: 'user', userId },
})

export const friendEvent = (userId: string, type: 'follow' | 'message' = 'follow') => ({
  ...eventOf(type, { userId }),
  replyToken: crypto.randomUUID().replaceAll('-', ''),
})
export const unfollowEvent = (userId: string, timestamp?: number) =>
  eventOf('unfollow', { userId, timestamp })
export const linkEvent = (userId: string, nonce: string, result = 'ok') => ({
  ...eventOf('accountLink', { userId }),
  link: { result, nonce },
})
