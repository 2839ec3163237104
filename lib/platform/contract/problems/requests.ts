import type { Entry } from './entry'

/** The request itself, whatever it asks for. */
export const requestProblems = {
  'too-many-requests': {
    status: 429,
    th: 'คุณส่งคำขอพร้อมกันมากเกินไป กรุณาลองใหม่ในอีก {seconds} วินาที',
    en: 'Too many of your requests are under way. Please try again in {seconds} s.',
  },
  'too-many-calls': {
    status: 429,
    th: 'คุณส่ง{what}เกิน {limit} ครั้งภายในหนึ่งนาที กรุณาลองใหม่ในอีก {seconds} วินาที',
    en: 'That was more than {limit} {what} within a minute. Please try again in {seconds} s.',
  },
  'too-many-files': {
    status: 429,
    th: 'กำลังจัดทำไฟล์อื่นอยู่หลายไฟล์ กรุณาลองใหม่ในอีก {seconds} วินาที',
    en: 'Too many files are being made. Please try again in {seconds} s.',
  },
  'idempotency-key-invalid': {
    status: 400,
    th: 'Idempotency-Key ต้องเป็นอักขระ ASCII ที่มองเห็นได้ 1–255 ตัว',
    en: 'An Idempotency-Key is 1 to 255 characters of visible ASCII.',
  },
  'idempotency-key-reused': {
    status: 400,
    th: 'Idempotency-Key นี้ใช้กับคำขออื่นไปแล้ว',
    en: 'This Idempotency-Key has been used for another request.',
  },
  'request-in-progress': {
    status: 409,
    th: 'คำขอเดียวกันนี้กำลังดำเนินการอยู่ กรุณารอสักครู่',
    en: 'The same request is under way. Please wait a moment.',
  },
  'answer-not-kept': {
    status: 409,
    th: 'คำขอนี้ทำเสร็จแล้ว แต่คำตอบมีข้อมูลลับจึงไม่ได้เก็บไว้',
    en: 'This has been done. Its answer held a secret and was not kept.',
  },
  'signature-wrong': {
    status: 401,
    th: 'ลายเซ็นของคำขอไม่ถูกต้อง',
    en: 'The signature of the request is not right.',
  },
  'invalid-input': {
    status: 400,
    th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบรายการที่ระบุ',
    en: 'Some of the input is not valid. Please check the fields named.',
  },
  'malformed-json': { status: 400, th: 'อ่าน JSON ไม่ได้', en: 'The body is not valid JSON.' },
  'malformed-form': {
    status: 400,
    th: 'อ่านข้อมูลฟอร์มไม่ได้',
    en: 'The body is not a valid form.',
  },
  'nul-character': {
    status: 400,
    th: 'ข้อความมีอักขระที่ไม่อนุญาต (NUL)',
    en: 'Text may not contain the NUL character.',
  },
  'lone-surrogate': {
    status: 400,
    th: 'ข้อความมีอักขระ Unicode ที่ไม่สมบูรณ์ (lone surrogate)',
    en: 'Text may not contain half a Unicode character (a lone surrogate).',
  },
  'nested-too-deep': {
    status: 400,
    th: 'ข้อมูลซ้อนกันลึกเกิน {limit} ชั้น',
    en: 'The input is nested more than {limit} levels deep.',
  },
  'too-many-rows': {
    status: 400,
    th: 'มีมากกว่า {limit} รายการ กรุณาค้นหาให้แคบลง หรือให้ผู้ดูแลระบบเพิ่มค่า LIST_LIMIT',
    en: 'There are more than {limit} rows. Search for fewer, or have an administrator raise LIST_LIMIT.',
  },
  'ask-by-page': {
    status: 400,
    th: 'มีมากกว่า {limit} รายการ กรุณาระบุ page หรือกรองให้แคบลง',
    en: 'There are more than {limit} rows. Ask for them by page, or filter them.',
  },
  'record-not-found': {
    status: 400,
    th: 'ไม่พบข้อมูลรหัส {id}',
    en: 'No record with the ID {id} was found.',
  },
  'path-not-found': { status: 404, th: 'ไม่มีที่อยู่นี้', en: 'There is nothing at this path.' },
  'malformed-path': {
    status: 400,
    th: 'อ่านที่อยู่ที่ร้องขอไม่ได้',
    en: 'The path of the request cannot be read.',
  },
  'method-not-allowed': {
    status: 405,
    th: 'ที่อยู่นี้ใช้ได้เฉพาะ {allowed}',
    en: 'This path answers {allowed} only.',
  },
  'stale-record': {
    status: 409,
    th: 'มีผู้อื่นแก้ไขข้อมูลนี้ไปแล้ว กรุณาโหลดใหม่แล้วลองอีกครั้ง',
    en: 'Somebody else has changed this record. Please load it again.',
  },
  'body-too-large': {
    status: 413,
    th: 'ข้อมูลใหญ่เกิน {limit}',
    en: 'The body is larger than {limit}.',
  },
  'body-incomplete': {
    status: 400,
    th: 'ได้รับข้อมูลไม่ครบ เพราะการเชื่อมต่อขาดไปก่อน',
    en: 'The connection ended before the whole body had arrived.',
  },
  'unsupported-content-type': {
    status: 415,
    th: 'รองรับเฉพาะ {accepted}',
    en: 'Only {accepted} is accepted.',
  },
  'record-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีข้อมูลอื่นอ้างถึงรายการนี้',
    en: 'Not removed: other records refer to it.',
  },
  'image-unreadable': {
    status: 400,
    th: 'ไฟล์นี้ไม่ใช่รูปภาพ JPEG, PNG หรือ WebP ที่อ่านได้',
    en: 'This file is not a readable JPEG, PNG or WebP image.',
  },
  'document-unreadable': {
    status: 400,
    th: 'เอกสารต้องเป็นไฟล์ PDF',
    en: 'A document must be a PDF file.',
  },
  'too-many-unused': {
    status: 400,
    th: 'คุณอัปโหลดไฟล์ที่ยังไม่ได้บันทึกกับข้อมูลใดครบ {most} ไฟล์แล้ว กรุณาบันทึกไฟล์เหล่านั้นก่อน หรือลองใหม่พรุ่งนี้',
    en: 'You have uploaded {most} files that no record uses yet. Please save those first, or try again tomorrow.',
  },
  'asset-not-usable': {
    status: 400,
    th: 'ใช้ไฟล์นี้ไม่ได้ กรุณาอัปโหลดใหม่',
    en: 'This file cannot be used here. Please upload it again.',
  },
  'nothing-to-export': {
    status: 400,
    th: 'ไม่มีรายการตามเงื่อนไขที่เลือก จึงไม่มีอะไรให้บันทึก ลองปรับหรือล้างตัวกรอง',
    en: 'Nothing matches what you chose, so there is nothing to save. Change or clear the filters.',
  },
  'too-much-to-export': {
    status: 400,
    th: 'มีอย่างน้อย {count} แต่บันทึกเป็นไฟล์ได้ครั้งละไม่เกิน {limit} กรุณาเลือกช่วงวันที่ให้แคบลง หรือกรองเพิ่ม',
    en: 'There are {count} or more, and a file takes {limit} at most. Choose a shorter range of dates or add a filter.',
  },
  'database-unavailable': {
    status: 503,
    th: 'ฐานข้อมูลไม่พร้อมใช้งานชั่วคราว กรุณาลองใหม่',
    en: 'The database is not available for the moment. Please try again.',
  },
  'internal-error': {
    status: 500,
    th: 'เกิดข้อผิดพลาดในระบบ กรุณาแจ้งรหัส {traceId}',
    en: 'Something went wrong on our side. Please quote {traceId}.',
  },
} as const satisfies Record<string, Entry>
