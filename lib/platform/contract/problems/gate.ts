import type { Entry } from './entry'

export const gateProblems = {
  'pairing-code-not-valid': {
    status: 400,
    th: 'รหัสจับคู่ไม่ถูกต้อง ใช้ไปแล้ว หรือหมดเวลา ขอรหัสใหม่ได้ที่หน้าตั้งค่าระบบ',
    en: 'This pairing code is wrong, already used or expired. Get a new one in the settings.',
  },
  'device-revoked': {
    status: 401,
    th: 'เครื่องนี้ถูกยกเลิกสิทธิ์แล้ว ข้อมูลในเครื่องจะถูกลบ',
    en: 'This device was revoked. What it holds is wiped.',
  },
  'people-only': {
    status: 403,
    th: 'เครื่องที่ประตูทำรายการนี้ไม่ได้ ต้องเป็นเจ้าหน้าที่ที่เข้าสู่ระบบ',
    en: 'A gate device may not do this. Somebody who is signed in has to.',
  },
  'other-gate': {
    status: 403,
    th: 'เครื่องนี้บันทึกให้ประตูอื่นไม่ได้',
    en: 'This device stands at another gate.',
  },
  'instant-in-future': {
    status: 400,
    th: 'เวลานี้ยังมาไม่ถึง',
    en: 'This time has not come yet.',
  },
  'muster-running': {
    status: 409,
    th: 'กำลังรวมพลอยู่แล้ว ต้องสิ้นสุดครั้งนั้นก่อน',
    en: 'A roll call is running already. It has to be ended first.',
  },
  'muster-over': {
    status: 409,
    th: 'การรวมพลครั้งนี้สิ้นสุดแล้ว',
    en: 'This roll call has ended already.',
  },
  'reason-while-missing': {
    status: 400,
    th: 'ยังมีคนที่ไม่พบ ต้องบอกเหตุผลที่สิ้นสุด',
    en: 'Somebody is still missing: say why it ends.',
  },
} as const satisfies Record<string, Entry>
