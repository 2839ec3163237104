/** Said by the browser itself, as no server answered to a command, which may have arrived. */
export const unansweredText = {
  th: 'ยังไม่ได้รับคำตอบจากเซิร์ฟเวอร์ จึงไม่ทราบว่าบันทึกแล้วหรือไม่ เมื่อเชื่อมต่อได้ให้กดอีกครั้ง ระบบจะทำรายการนี้เพียงครั้งเดียว',
  en: 'No answer came from the server, so it may or may not have been done. Press again once the connection is back: it will be done only once.',
}

/** Said by the browser itself, as no server answered. */
export const unreachableText = {
  th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่',
  en: 'The server cannot be reached. Please check the connection and try again.',
}
