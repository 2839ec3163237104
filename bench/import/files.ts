import { withCheckDigit } from '../../prisma/seed/check-digit'

export const ROWS = 10_000

const numbers = Array.from({ length: ROWS }, (_, n) => n)
const csvOf = (heads: string, lineOf: (n: number) => string) =>
  [heads, ...numbers.map(lineOf)].join('\n')
const two = (n: number) => String(n).padStart(2, '0')

/** Half of them with a national id. */
const people = () =>
  csvOf('คำนำหน้า,ชื่อ,นามสกุล,ชื่ออังกฤษ,นามสกุลอังกฤษ,เลขบัตรประชาชน,โทรศัพท์', (n) => {
    const number = n % 2 === 0 ? withCheckDigit(String(310_000_000_000 + n)) : ''
    return `นาย,คนที่${n},นามสกุล${n},Name${n},Surname${n},${number},081${String(n).padStart(7, '0')}`
  })

/** Of 40 companies. */
const projects = () =>
  csvOf(
    'เลขที่ PR,ชื่อโครงการ,บริษัท,วันเริ่ม,วันสิ้นสุด',
    (n) =>
      `NEW-${n},งานซ่อมบำรุงครั้งที่ ${n},บริษัทนำเข้า ${n % 40},${two(1 + (n % 28))}/01/2027,31/12/2027`,
  )

/** In 500 sessions that are not there yet. */
const results = (codes: readonly string[]) =>
  csvOf('รหัส,หลักสูตร,วันที่,ช่วง,ผล', (n) => {
    const session = Math.floor(n / 20)
    const date = `${two(1 + (session % 28))}/${two(1 + (Math.floor(session / 28) % 12))}`
    const year = 2024 + Math.floor(session / 336)
    return `${codes[n]},อบรมนำเข้า,${date}/${year},เช้า,${n % 10 === 0 ? 'ไม่ผ่าน' : 'ผ่าน'}`
  })

const certificates = (codes: readonly string[]) =>
  csvOf(
    'รหัส,ประเภทเอกสาร,เลขที่,ผู้ออก,วันออก,วันหมดอายุ',
    (n) => `${codes[n]},ใบรับรองนำเข้า,C-${n},สถาบันฝึกอบรม,${two(1 + (n % 28))}/01/2026,31/12/2028`,
  )

/** In the order in which a site is filled; `codes` are those of people who are registered by then. */
export const files = {
  Persons: people,
  Projects: projects,
  TrainingResults: results,
  Credentials: certificates,
} as const

/** What the files name. */
export const NAMED = [
  `INSERT INTO "employers" ("id", "nameTh", "kind", "updatedAt")
    SELECT gen_random_uuid(), 'บริษัทนำเข้า ' || n, 'Contractor', now() FROM generate_series(0, 39) n`,
  `INSERT INTO "training_plans" ("id", "name", "nickname", "recurrenceType", "weekdays", "startDate", "morningCapacity",
      "afternoonCapacity", "location", "validityMonths", "updatedAt")
    VALUES (gen_random_uuid(), 'Imported training', 'อบรมนำเข้า', 'Daily', '{}', '2024-01-01', 30, 30, 'ห้องอบรม', 12, now())`,
  `INSERT INTO "credential_types" ("id", "code", "nameTh", "nameEn", "subject", "reviewRole", "updatedAt")
    VALUES (gen_random_uuid(), 'IMPORTED', 'ใบรับรองนำเข้า', 'Imported certificate', 'Person', 'SafetyOfficer', now())`,
]
