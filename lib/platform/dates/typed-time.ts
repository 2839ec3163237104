import { isTimeOfDay } from './clock'

/** What somebody typed as a time of day, such as `8`, `830`, `8.30` or `8:30`; unchanged where it is none. */
export function typedTime(text: string): string {
  const [, hours, minutes = ''] = /^\s*(\d{1,2})(?:\s*[:.]\s*)?(\d{2})?\s*$/.exec(text) ?? []
  if (hours === undefined) return text
  const time = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
  return isTimeOfDay(time) ? time : text
}
