type Sentence = { th: string; en: string }

/** Sentences for the rules of our own field types; zod's locales have the rest. */
export const fieldRules = {
  phone: { th: 'หมายเลขโทรศัพท์ไม่ถูกต้อง', en: 'This is not a telephone number.' },
  'national-id': {
    th: 'เลขประจำตัวประชาชน 13 หลักไม่ถูกต้อง หรือหมายเลขหนังสือเดินทางไม่ถูกต้อง',
    en: 'Not a valid 13-digit national ID or passport number.',
  },
  'tax-id': {
    th: 'เลขประจำตัวผู้เสียภาษีต้องมี 13 หลัก',
    en: 'A tax ID has 13 digits.',
  },
  'one-line': {
    th: 'ต้องเป็นข้อความบรรทัดเดียว และไม่มีอักขระควบคุมหรืออักขระที่กลับทิศทางข้อความ',
    en: 'Give one line, without control characters or characters that turn the direction of text.',
  },
  'plain-lines': {
    th: 'ต้องไม่มีอักขระควบคุมอื่นนอกจากการขึ้นบรรทัดใหม่และแท็บ และไม่มีอักขระที่กลับทิศทางข้อความ',
    en: 'Besides line breaks and tabs, give no control characters, and none that turn the direction of text.',
  },
  day: { th: 'ไม่ใช่วันที่ (YYYY-MM-DD)', en: 'Not a date (YYYY-MM-DD).' },
  month: { th: 'ไม่ใช่เดือน (YYYY-MM)', en: 'Not a month (YYYY-MM).' },
  'early-year': {
    th: 'ปีต้องไม่ก่อน ค.ศ. 1900 (พ.ศ. 2443)',
    en: 'The year must not be before 1900.',
  },
  'buddhist-era-day': {
    th: 'ปีต้องเป็นคริสต์ศักราช (ค.ศ.) ปีนี้ดูเหมือนพุทธศักราช',
    en: 'The year must be in the Common Era; this looks like a Buddhist-era year.',
  },
  'address-range': {
    th: 'ต้องเป็นที่อยู่ IP หรือเครือข่าย เช่น 203.0.113.7 หรือ 10.20.0.0/16',
    en: 'Give an IP address or a network, such as 203.0.113.7 or 10.20.0.0/16.',
  },
  'push-key': { th: 'ไม่ใช่คีย์ของเบราว์เซอร์', en: 'Not a key of a browser.' },
  'time-zone': { th: 'ไม่รู้จักเขตเวลานี้', en: 'This time zone is not known.' },
  'same-day-twice': { th: 'วันที่ซ้ำกัน', en: 'The same day stands here twice.' },
  'same-action-twice': { th: 'รายการเดียวกันซ้ำ', en: 'The same action stands here twice.' },
  'one-at-gate': {
    th: 'ระบุบุคคล รหัสที่สแกน หรือแขก อย่างใดอย่างหนึ่ง',
    en: 'Name a person, a scanned text or a guest: one of them.',
  },
  'person-or-guest': {
    th: 'ระบุบุคคลหรือแขก อย่างใดอย่างหนึ่ง',
    en: 'Name a person or a guest: one of them.',
  },
  'same-person-twice': { th: 'มีชื่อบุคคลเดียวกันซ้ำ', en: 'The same person stands here twice.' },
  'end-before-start': {
    th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม',
    en: 'The end must not lie before the start.',
  },
  'reason-too-short': {
    th: 'เหตุผลต้องมีอย่างน้อย 10 ตัวอักษร',
    en: 'A reason has at least 10 characters.',
  },
  'permit-or-day': {
    th: 'ระบุใบอนุญาตหรือวันที่อย่างใดอย่างหนึ่ง',
    en: 'Give either a permit or a day.',
  },
  'weekday-needed': {
    th: 'เลือกอย่างน้อยหนึ่งวันในสัปดาห์',
    en: 'Choose at least one day of the week.',
  },
  'one-subject': {
    th: 'เอกสารเป็นของบุคคลหรือของบริษัท อย่างใดอย่างหนึ่ง',
    en: 'A document is of a person or of a company: one of them.',
  },
  'no-seats': {
    th: 'ต้องมีที่นั่งอย่างน้อยหนึ่งช่วง',
    en: 'At least one half of the day needs seats.',
  },
  'a-year-at-most': {
    th: 'สร้างได้ครั้งละไม่เกินหนึ่งปี',
    en: 'At most one year at once.',
  },
  'risk-not-reduced': {
    th: 'ความเสี่ยงหลังควบคุมต้องไม่สูงกว่าก่อนควบคุม',
    en: 'The risk with the controls in place must not be above the risk without them.',
  },
  time: { th: 'เวลาต้องเป็นรูปแบบ HH:MM', en: 'A time of day is HH:MM.' },
  'times-differ': {
    th: 'เวลาเริ่มและเวลาสิ้นสุดต้องไม่ตรงกัน',
    en: 'The two times must differ.',
  },
  'times-in-order': {
    th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
    en: 'The end must be after the start.',
  },
  password: {
    th: 'รหัสผ่านต้องมีอย่างน้อย 12 ตัวอักษร',
    en: 'A password has at least 12 characters.',
  },
  'common-password': {
    th: 'รหัสผ่านนี้เดาง่ายเกินไป กรุณาเลือกรหัสผ่านอื่น',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  'same-password': {
    th: 'รหัสผ่านใหม่ต้องต่างจากเดิม',
    en: 'The new password must differ from the current one.',
  },
  'stacked-marks': {
    th: 'มีสระหรือเครื่องหมายซ้อนบนตัวอักษรเดียวมากเกินไป',
    en: 'Too many marks stand on one letter.',
  },
  'passwords-differ': {
    th: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
    en: 'The two passwords are not the same.',
  },
} as const satisfies Record<string, Sentence>

export const email = { th: 'อีเมลไม่ถูกต้อง', en: 'This is not an e-mail address.' }
export const required = { th: 'จำเป็นต้องกรอก', en: 'This is required.' }
/** Between the sentences of several choices. */
export const or = { th: ' หรือ ', en: ' Or: ' }

const ofNumbers = {
  most: { th: 'ต้องไม่เกิน {limit}', en: 'At most {limit}' },
  least: { th: 'ต้องไม่น้อยกว่า {limit}', en: 'At least {limit}' },
}

/** How much may be given, by what zod calls the origin of the value. */
export const limits = {
  string: {
    most: { th: 'ต้องไม่เกิน {limit} ตัวอักษร', en: 'At most {limit} characters' },
    least: { th: 'ต้องไม่น้อยกว่า {limit} ตัวอักษร', en: 'At least {limit} characters' },
  },
  array: {
    most: { th: 'ต้องไม่เกิน {limit} รายการ', en: 'At most {limit} items' },
    least: { th: 'ต้องไม่น้อยกว่า {limit} รายการ', en: 'At least {limit} items' },
  },
  number: ofNumbers,
  int: ofNumbers,
} as const satisfies Record<string, Record<'most' | 'least', Sentence>>
