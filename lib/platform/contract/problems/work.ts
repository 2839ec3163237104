import type { Entry } from './entry'

export const workProblems = {
  'project-not-found': {
    status: 400,
    th: 'ไม่พบโครงการรหัส {id}',
    en: 'Project with the specified ID {id} was not found.',
  },
  // Always in Thai. Source: docs/interface.md#errors.
  'pr-no-in-use': {
    status: 400,
    th: 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว',
    en: 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว',
  },
  // 500 for a fault of the caller's. Source: docs/interface.md#errors.
  'employer-missing': {
    status: 500,
    th: 'โครงการต้องระบุบริษัท (employerId)',
    en: 'A project needs an employer (employerId).',
  },
  'project-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีงานหรือใบอนุญาตทำงาน {count} รายการอ้างถึงโครงการนี้',
    en: 'Not removed: tasks or work permits refer to this project ({count}).',
  },
  'project-incomplete': {
    status: 400,
    th: 'โครงการยังข้อมูลไม่ครบ จึงยังเริ่มดำเนินการไม่ได้',
    en: 'The project lacks what it needs to become active.',
  },
  'registration-incomplete': {
    status: 400,
    th: 'ข้อมูลที่ลงทะเบียนยังไม่ครบ จึงยังส่งตรวจไม่ได้',
    en: 'What is registered here is incomplete and cannot be submitted yet.',
  },
  'open-permits': {
    status: 400,
    th: 'ทำรายการนี้ไม่ได้ เพราะโครงการยังมีใบอนุญาตทำงานที่เปิดอยู่ {count} ใบ',
    en: 'Not possible: work permits of this project are still open ({count}).',
  },
  'wrong-role': {
    status: 400,
    th: 'ผู้ใช้ที่เลือกไม่มีบทบาทนี้',
    en: 'The user chosen does not have this role.',
  },
  'other-company': {
    status: 400,
    th: 'ผู้รับเหมาที่เลือกไม่ได้สังกัดบริษัทของโครงการ',
    en: 'A chosen contractor does not belong to the company of the project.',
  },
  'permit-of-other-company': {
    status: 400,
    th: 'ผู้รับเหมาเห็นเฉพาะใบอนุญาตของบริษัทตนเอง งานนี้ต้องอยู่กับคนของบริษัทในใบอนุญาต หากจะเปลี่ยนบริษัท ให้มอบหมายงานใหม่ก่อน',
    en: 'A contractor sees the permits of their own company only. The task of a permit is for somebody of its company: reassign the task before you change the company.',
  },
  'end-before-start': {
    status: 400,
    th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม',
    en: 'The end must not lie before the start.',
  },
  'state-moved-on': {
    status: 409,
    th: 'ทำรายการนี้ไม่ได้แล้ว สถานะปัจจุบันคือ {status} โดย {by}',
    en: 'This is no longer possible: the status is {status} now, by {by}.',
  },
  'no-such-step': {
    status: 409,
    th: 'เปลี่ยนสถานะจาก {from} เป็น {to} ไม่ได้',
    en: 'What is {from} cannot become {to}.',
  },
  'not-your-part': {
    status: 403,
    th: 'คุณไม่ใช่ผู้ที่มีหน้าที่ทำรายการนี้',
    en: 'This is for another person to do.',
  },
  'comment-needed': {
    status: 400,
    th: 'กรุณาระบุเหตุผล',
    en: 'Please say why.',
  },
  'permit-not-ready': {
    status: 400,
    th: 'ใบอนุญาตยังไม่พร้อม มี {count} รายการที่ต้องแก้ไข',
    en: 'The permit is not ready. Things to be fixed: {count}.',
  },
  'permit-not-open-to-change': {
    status: 409,
    th: 'แก้ไขไม่ได้ เพราะใบอนุญาตอยู่ในสถานะ “{status}”',
    en: 'This permit is {status} and can no longer be changed.',
  },
  'permit-not-a-draft': {
    status: 409,
    th: 'ลบได้เฉพาะฉบับร่าง ใบอนุญาตนี้อยู่ในสถานะ “{status}”',
    en: 'Only a draft is removed; this permit is {status}.',
  },
  'permit-of-a-task': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีงานที่ขอใบอนุญาตนี้อยู่ หากไม่ใช้แล้วให้ยกเลิกใบอนุญาตแทน',
    en: 'A task asks for this permit, so it is not removed. If it is not needed, please cancel it.',
  },
  'not-the-work-date': {
    status: 400,
    th: 'เปิดงานได้เฉพาะวันที่ทำงานตามใบอนุญาต ({date}) ก่อนเวลา {time} น.',
    en: 'Work begins on the work date only ({date}), before {time}.',
  },
  'requester-approves': {
    status: 403,
    th: 'ผู้ขออนุญาตอนุมัติใบอนุญาตของตนเองไม่ได้',
    en: 'The requester does not approve their own permit.',
  },
  'approved-before': {
    status: 409,
    th: 'คุณอนุมัติใบอนุญาตนี้ไปแล้ว หนึ่งคนอนุมัติได้หนึ่งบทบาท',
    en: 'You have approved this permit already; nobody approves for two roles.',
  },
  'role-has-approved': {
    status: 409,
    th: 'บทบาทนี้อนุมัติใบอนุญาตไปแล้ว',
    en: 'This role has approved the permit already.',
  },
  'system-template': {
    status: 400,
    th: 'แม่แบบของระบบแก้ไขหรือลบไม่ได้ กรุณานำเข้าเป็นแม่แบบของหน่วยงานก่อน',
    en: 'A template that comes with the product is read-only. Please import it and change the copy.',
  },
} as const satisfies Record<string, Entry>
