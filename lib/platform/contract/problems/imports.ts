import type { Entry } from './entry'

/** Of a file whose rows become records, and of its rows. */
export const importProblems = {
  'import-too-large': {
    status: 400,
    th: 'ไฟล์ใหญ่เกินไป นำเข้าได้ครั้งละไม่เกิน 10,000 แถว และ 60 คอลัมน์ กรุณาแบ่งเป็นหลายไฟล์',
    en: 'The file is too large: at most 10,000 rows and 60 columns at once. Please split it.',
  },
  'import-unreadable': {
    status: 400,
    th: 'อ่านไฟล์นี้ไม่ได้ ใช้ได้เฉพาะ .xlsx และ .csv ที่ไม่มีรหัสผ่านและไม่มีมาโคร (ไฟล์ .xls ให้บันทึกเป็น .xlsx ก่อน)',
    en: 'This file cannot be read. Send .xlsx or .csv without a password and without macros (save an .xls as .xlsx first).',
  },
  'import-empty': {
    status: 400,
    th: 'ไฟล์นี้ไม่มีแถวข้อมูลใต้หัวคอลัมน์',
    en: 'The file has no rows below its headers.',
  },
  'import-kind-forbidden': {
    status: 403,
    th: 'บทบาทของคุณนำเข้าข้อมูลประเภทนี้ไม่ได้',
    en: 'Your role does not import records of this kind.',
  },
  'import-of-another': {
    status: 403,
    th: 'เฉพาะผู้ที่ส่งไฟล์นี้เท่านั้นที่เห็นข้อความในไฟล์และนำเข้าได้',
    en: 'Only whoever sent this file sees what stands in it, and imports it.',
  },
  'import-has-errors': {
    status: 400,
    th: 'ยังมี {count} แถวที่ผิด กรุณาแก้ไขก่อน หรือเลือกนำเข้าเฉพาะแถวที่ถูกต้อง',
    en: 'Some rows are still wrong ({count}). Correct them first, or import the good rows only.',
  },
  'import-has-nothing': {
    status: 400,
    th: 'ไม่มีแถวที่จะนำเข้า',
    en: 'There are no rows to import.',
  },
  'import-moved-on': {
    status: 409,
    th: 'ข้อมูลในระบบเปลี่ยนไปหลังตรวจไฟล์ จึงยังไม่ได้บันทึกอะไร กรุณาดูแถวอีกครั้งก่อนนำเข้า',
    en: 'Records have changed since the file was checked, so nothing was written. Please look at the rows again.',
  },
  'too-many-imports': {
    status: 429,
    th: 'ไฟล์ของคุณกำลังตรวจ กำลังนำเข้า หรือรอคิวอยู่ครบ {most} ไฟล์แล้ว กรุณาลองใหม่ในอีก {seconds} วินาที',
    en: '{most} of your files are being checked or imported, or wait for it. Please try again in {seconds} s.',
  },
  'import-refers-too-many': {
    status: 429,
    th: 'วันนี้ไฟล์ของคุณมีเลขประจำตัวที่ต้องให้เจ้าหน้าที่ความปลอดภัยตรวจสอบมากเกินกำหนด จึงไม่แสดงผลการตรวจ กรุณาติดต่อเจ้าหน้าที่ความปลอดภัย หรือลองใหม่พรุ่งนี้',
    en: 'Today your files hold too many national IDs that a Safety Officer has to look at, so the result is not shown. Please ask a Safety Officer, or try again tomorrow.',
  },
  'import-failed': {
    status: 500,
    th: 'นำเข้าไม่สำเร็จ และยังไม่ได้บันทึกอะไร กรุณาตรวจไฟล์อีกครั้ง',
    en: 'The import failed, and nothing was written. Please check the file again.',
  },
  'import-emptied': {
    status: 400,
    th: 'ข้อความในไฟล์นี้ถูกลบแล้ว เพราะเกิน 7 วัน กรุณาส่งไฟล์ใหม่',
    en: 'The texts of this file were deleted after 7 days. Please send it again.',
  },
  'import-field-unknown': {
    status: 400,
    th: 'ไม่มีช่องข้อมูลหรือคอลัมน์นี้: {name}',
    en: 'There is no such field or column: {name}.',
  },
  'import-has-records': {
    status: 400,
    th: 'ลบไม่ได้ เพราะนำเข้าแล้ว รายการที่บันทึกไว้อ้างถึงไฟล์นี้',
    en: 'Not removed: it has been imported, and its records refer to it.',
  },
  'undo-over': {
    status: 400,
    th: 'ยกเลิกการนำเข้าไม่ได้แล้ว ยกเลิกได้ภายใน 24 ชั่วโมงเท่านั้น',
    en: 'This import can no longer be undone: that is possible for 24 hours.',
  },
  'record-touched': {
    status: 409,
    th: 'คงไว้ เพราะมีการแก้ไขหรือนำไปใช้หลังนำเข้า',
    en: 'Kept: it was changed or used after the import.',
  },
  'row-twice': {
    status: 400,
    th: 'ซ้ำกับแถว {rows} ในไฟล์เดียวกัน กรุณาแก้เลขหรือรหัสที่ผิด หรือส่งไฟล์ที่มีแถวเดียว',
    en: 'The same as row {rows} of this file. Correct the number or code that is wrong, or send the file with one of them.',
  },
  'row-exists': {
    status: 400,
    th: 'มีในระบบแล้ว ({name}) ถ้าต้องการข้ามแถวหรือแก้ไขตามไฟล์ ให้เลือกในขั้นตอนคอลัมน์',
    en: 'This is already registered ({name}). To skip such rows or to change the records by the file, choose so at the step of the columns.',
  },
  'row-no-match': {
    status: 400,
    th: 'ไม่พบ “{text}” ในระบบ กรุณาตรวจตัวสะกด หรือให้เพิ่มในระบบก่อน',
    en: '“{text}” was not found. Check how it is written, or have it registered first.',
  },
  'row-many-matches': {
    status: 400,
    th: 'มี “{text}” มากกว่าหนึ่งรายการ กรุณาระบุให้ชัดเจน',
    en: 'There is more than one “{text}”. Please be more exact.',
  },
  'row-many-companies': {
    status: 400,
    th: 'มีบริษัทชื่อ “{text}” มากกว่าหนึ่งแห่ง กรุณาใส่เลขผู้เสียภาษีแทน: {taxIds}',
    en: 'More than one company is named “{text}”. Type its tax ID instead: {taxIds}.',
  },
  'row-masked': {
    status: 400,
    th: 'เลขนี้ถูกปิดบังไว้ และไม่พบบุคคลที่ตรงกัน กรุณาพิมพ์เลขเต็ม',
    en: 'This number is masked, and no person matches. Please type the whole number.',
  },
  'looks-like': {
    status: 400,
    th: 'ชื่อและบริษัทตรงกับ {name} ที่มีอยู่แล้ว ใช่คนเดียวกันหรือไม่',
    en: 'Same name and company as {name}, who is registered already. Is it the same?',
  },
  'person-named': {
    status: 400,
    th: 'ชื่อและบริษัทตรงกับ {name} ใช่คนนี้หรือไม่',
    en: 'Same name and company as {name}. Is it this person?',
  },
  'row-looks-like': {
    status: 400,
    th: 'ชื่อและบริษัทเหมือนกับแถว {rows} ในไฟล์เดียวกัน ถ้าเป็นคนเดียวกัน จะกลายเป็นสองรายการ',
    en: 'Same name and company as row {rows} of this file. If they are one person, that person is made twice.',
  },
  'row-other-name': {
    status: 400,
    th: 'เลขหรือรหัสในแถวนี้เป็นของ {name} ซึ่งชื่อไม่ตรงกัน กรุณาแก้เลขหรือชื่อ',
    en: 'The number or code of this row is that of {name}, who has another name. Correct the one or the other.',
  },
  'other-name': {
    status: 400,
    th: 'ในระบบเลขหรือรหัสนี้คือ {name} ซึ่งชื่อไม่ตรงกับในไฟล์ กรุณาตรวจว่าเป็นคนเดียวกัน',
    en: 'This number or code is registered as {name}, who has another name than in the file. Check that they are one person.',
  },
  'row-two-people': {
    status: 400,
    th: 'เลขบัตรและรหัสเป็นของคนละคน กรุณาแก้อย่างใดอย่างหนึ่ง',
    en: 'The number and the code are those of two people. Correct the one or the other.',
  },
  'result-stands': {
    status: 400,
    th: 'ระบบมีผลของรอบนี้แล้ว ({status}) ให้แก้ที่หน้ารอบอบรม ไฟล์เปลี่ยนผลที่มีอยู่ไม่ได้',
    en: 'The site has a result already ({status}). Correct it in the session: a file does not change it.',
  },
  'result-too-early': {
    status: 400,
    th: 'รอบนี้ยังไม่เริ่ม จึงยังไม่มีผลการอบรม',
    en: 'This session has not begun yet, so there is no result of it.',
  },
  'buddhist-year': {
    status: 400,
    th: 'อ่านปีเป็น พ.ศ.',
    en: 'The year was read as one of the Buddhist era.',
  },
  'row-not-a-day': {
    status: 400,
    th: 'อ่านเป็นวันที่ไม่ได้ กรุณาพิมพ์แบบ 23/11/2569',
    en: 'Not a date. Type it like 23/11/2026.',
  },
  'row-year-unclear': {
    status: 400,
    th: 'ปีสองหลักอาจเป็น พ.ศ. หรือ ค.ศ. กรุณาพิมพ์ปีสี่หลัก เช่น 23/11/2569',
    en: 'A year of two digits may be of either era. Type all four, like 23/11/2026.',
  },
  'zero-added': {
    status: 400,
    th: 'เติมเลข 0 นำหน้าหมายเลขโทรศัพท์ที่โปรแกรมตารางตัดออกไป',
    en: 'The spreadsheet had dropped the leading 0 of the telephone number: it was put back.',
  },
  'tax-id-zero-added': {
    status: 400,
    th: 'เติมเลข 0 นำหน้าเลขประจำตัวผู้เสียภาษีที่โปรแกรมตารางตัดออกไป',
    en: 'The spreadsheet had dropped the leading 0 of the tax ID: it was put back.',
  },
  'row-not-a-choice': {
    status: 400,
    th: 'ใช้ได้เฉพาะ {choices}',
    en: 'Only these: {choices}.',
  },
  'formula-error': {
    status: 400,
    th: 'สูตรในช่องนี้ผิดพลาด ({text}) กรุณาพิมพ์ค่าแทน',
    en: 'The formula of this cell has failed ({text}). Type the value instead.',
  },
  merged: {
    status: 400,
    th: 'ช่องนี้ถูกผสานกับช่องอื่น กรุณายกเลิกการผสานเซลล์ หรือพิมพ์ค่าที่ถูกต้อง',
    en: 'This cell is merged with others. Unmerge them, or type the right value.',
  },
  'digits-lost': {
    status: 400,
    th: 'โปรแกรมตารางตัดตัวเลขท้ายหายไป กรุณาพิมพ์เลขเต็ม',
    en: 'The spreadsheet has dropped the last digits. Please type the whole number.',
  },
} as const satisfies Record<string, Entry>
