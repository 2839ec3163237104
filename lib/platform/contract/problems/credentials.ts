import type { Entry } from './entry'

export const credentialProblems = {
  'type-in-use': {
    status: 400,
    th: 'เปลี่ยนไม่ได้ เพราะมีเอกสารหรือข้อกำหนดที่ใช้ประเภทนี้แล้ว กรุณาเพิ่มประเภทใหม่แทน',
    en: 'This cannot be changed any more, because records use this type. Please add a new type instead.',
  },
  'system-type': {
    status: 400,
    th: 'ประเภทที่มากับระบบลบไม่ได้ และแก้ชื่อ รหัส หรือผู้ถือเอกสารไม่ได้ หากไม่ใช้ให้เปลี่ยนเป็นไม่ใช้งาน',
    en: 'This type comes with the product: it is not removed or renamed. It can be taken out of use instead.',
  },
  'type-not-in-use': {
    status: 400,
    th: 'ประเภทเอกสารนี้เลิกใช้แล้ว',
    en: 'This type of document is no longer in use.',
  },
  'asks-for-nothing-in-use': {
    status: 400,
    th: 'ประเภทเอกสารที่ข้อกำหนดนี้ต้องการเลิกใช้แล้ว จึงไม่มีใครส่งเอกสารได้ กรุณาเปิดใช้ประเภทเอกสารนั้นก่อน หรือเลือกสิ่งที่ต้องมีอย่างอื่น',
    en: 'Every type of document that this asks for is out of use, so nobody could send one in. Please put one of them back into use first, or ask for something else.',
  },
  'other-subject': {
    status: 400,
    th: 'ประเภทเอกสารไม่ตรงกับผู้ถือ: บางประเภทเป็นของบุคคล บางประเภทเป็นของบริษัท',
    en: 'This type does not fit: some are for a person, others for a company.',
  },
  'too-many-credentials': {
    status: 400,
    th: 'มีเอกสารประเภทนี้ที่ยังไม่ถูกเพิกถอนครบ {most} ฉบับแล้ว กรุณาลบหรือเพิกถอนฉบับที่ไม่ใช้ก่อนส่งใหม่',
    en: 'There are {most} documents of this type already. Please remove or revoke those out of use before sending another.',
  },
  'credential-incomplete': {
    status: 400,
    th: 'เอกสารประเภทนี้ต้องมีข้อมูลให้ครบ',
    en: 'This type of document needs more to be filled in.',
  },
  'credential-approved': {
    status: 409,
    th: 'เอกสารนี้อนุมัติแล้วจึงแก้ไขไม่ได้ หากต่ออายุให้ส่งเป็นเอกสารใหม่',
    en: 'This document is approved and stays as it is. Please send a renewal as a new document.',
  },
  'credential-without-file': {
    status: 400,
    th: 'อนุมัติไม่ได้ เพราะยังไม่มีรูปหรือไฟล์ของเอกสาร',
    en: 'Not approved: the document has no picture or file yet.',
  },
  'credential-returned': {
    status: 409,
    th: 'เอกสารนี้ถูกส่งกลับให้แก้ กรุณาแก้ที่หน้าเอกสารแล้วส่งใหม่',
    en: 'This document was returned. Please correct it on its page and send it again.',
  },
  'document-to-add': {
    status: 400,
    th: 'ยังต้องแนบรูปหรือไฟล์ของเอกสารที่หน้าเอกสาร จึงจะอนุมัติได้',
    en: 'A picture or file of the document is still to be added on its page, before it can be approved.',
  },
  'number-elsewhere': {
    status: 400,
    th: 'มีบุคคลอื่นใช้เลขที่นี้กับเอกสารประเภทเดียวกัน ผู้ตรวจจะเห็นข้อความนี้',
    en: 'Another person has the same number on this type of document. The reviewer sees this.',
  },
  'credential-over': {
    status: 400,
    th: 'เอกสารนี้หมดอายุแล้ว',
    en: 'This document has expired.',
  },
  'submitter-reviews': {
    status: 403,
    th: 'ตรวจเอกสารที่ตนเองส่งไม่ได้ ต้องให้ผู้อื่นตรวจ',
    en: 'Nobody reviews what they have sent in themselves.',
  },
  'file-unreadable': {
    status: 400,
    th: 'เปิดไฟล์นี้ไม่ได้ กรุณาใช้ไฟล์ PDF หรือรูปถ่าย (JPEG, PNG, WebP)',
    en: 'This file cannot be read. Please use a PDF or a picture (JPEG, PNG, WebP).',
  },
  'bar-of-another': {
    status: 400,
    th: 'เปลี่ยนผู้ถูกห้ามเข้าไม่ได้ ให้ยกเลิกรายการนี้แล้วบันทึกใหม่',
    en: 'Who is barred cannot be changed. Lift this bar and make a new one.',
  },
  'bar-lifted': {
    status: 409,
    th: 'การห้ามเข้านี้ถูกยกเลิกแล้ว',
    en: 'This bar has been lifted.',
  },
} as const satisfies Record<string, Entry>
