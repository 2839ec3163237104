import { dayIn } from '../dates/day'
import { formatDay, type DateStyle } from '../dates/format'

/** ข้อมูลการอบรม 21 พ.ย. 2569.xlsx: title and day, without characters that file systems refuse. */
export function fileName(
  title: string,
  { now, ...style }: DateStyle & { now: Date },
  ending: 'xlsx' | 'pdf' | 'zip',
): string {
  const name = `${title} ${formatDay(style, dayIn(style.timeZone, now))}`
  return `${name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.${ending}`
}
