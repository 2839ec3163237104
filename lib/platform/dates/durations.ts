/** In milliseconds. A day has 24 hours here; `day.ts` counts those of the calendar. */
export {
  millisecondsInSecond as SECOND,
  millisecondsInMinute as MINUTE,
  millisecondsInHour as HOUR,
  millisecondsInDay as DAY,
} from 'date-fns/constants'
