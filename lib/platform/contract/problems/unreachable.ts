/** Said by the browser itself, as no server answered. */
export const unreachableText = {
  th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่',
  en: 'The server cannot be reached. Please check the connection and try again.',
}
