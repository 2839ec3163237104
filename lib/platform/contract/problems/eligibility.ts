import type { Entry } from './entry'

export const eligibilityProblems = {
  'condition-not-for-purpose': {
    status: 400,
    th: 'เงื่อนไขนี้ใช้กับวัตถุประสงค์ที่เลือกไม่ได้',
    en: 'This condition does not go with the purpose of the requirement.',
  },
  'law-has-no-exception': {
    status: 400,
    th: 'ข้อกำหนดตามกฎหมายผ่อนผันหรืออนุญาตเป็นกรณีพิเศษไม่ได้',
    en: 'What the law requires has no grace and no override.',
  },
} as const satisfies Record<string, Entry>
