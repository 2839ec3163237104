import type { Entry } from './entry'

export const eligibilityProblems = {
  'condition-not-for-purpose': {
    status: 400,
    th: 'เงื่อนไขนี้ใช้กับวัตถุประสงค์ที่เลือกไม่ได้',
    en: 'This condition does not go with the purpose of the requirement.',
  },
  'shipped-requirement': {
    status: 400,
    th: 'ข้อกำหนดที่มากับระบบเปิดหรือปิดได้เท่านั้น หากต้องการแบบอื่น กรุณาเพิ่มข้อกำหนดของหน่วยงาน',
    en: 'A requirement that comes with the product is only switched on and off. Please add one of your own.',
  },
  'may-not-be-trained': {
    status: 400,
    th: 'ลงทะเบียน {name} ไม่ได้: {why}',
    en: '{name} cannot be enrolled: {why}',
  },
  'authoriser-not-certified': {
    status: 403,
    th: 'คุณยังอนุญาตงานนี้ในฐานะเจ้าของพื้นที่ไม่ได้: {why}',
    en: 'You may not approve this work as Workspace Owner yet: {why}',
  },
  'not-overridable': {
    status: 400,
    th: 'เหตุนี้ให้ผ่านเป็นกรณีพิเศษไม่ได้ หรือไม่ใช่เหตุที่ทำให้ไม่ผ่านแล้ว',
    en: 'Nobody may be let pass without this, or it is no reason of a refusal any more.',
  },
  'own-override': {
    status: 403,
    th: 'ผู้ขออนุญาตและตัวบุคคลนั้นเองให้ผ่านเป็นกรณีพิเศษไม่ได้ และผู้เสนอยืนยันข้อเสนอของตนเองไม่ได้',
    en: 'The requester and the person themselves may not decide on this exception, and its proposer may not confirm it.',
  },
  'override-waits': {
    status: 409,
    th: 'มีผู้เสนอให้ผ่านด้วยเหตุนี้ไว้แล้ว กำลังรออีกคนยืนยัน',
    en: 'Somebody has proposed this exception already. It waits to be confirmed.',
  },
  'needs-safety-officer': {
    status: 403,
    th: 'หนึ่งในสองคนต้องเป็นเจ้าหน้าที่ความปลอดภัย',
    en: 'One of the two must be a Safety Officer.',
  },
  'law-has-no-exception': {
    status: 400,
    th: 'ข้อกำหนดตามกฎหมายผ่อนผันหรือให้ผ่านเป็นกรณีพิเศษไม่ได้',
    en: 'What the law requires has no grace and no exception.',
  },
} as const satisfies Record<string, Entry>
