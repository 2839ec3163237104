import type { Entry } from './entry'

export const trainingProblems = {
  'weekday-needed': {
    status: 400,
    th: 'เลือกอย่างน้อยหนึ่งวันในสัปดาห์',
    en: 'Choose at least one day of the week.',
  },
  'no-seats': {
    status: 400,
    th: 'ต้องมีที่นั่งอย่างน้อยหนึ่งช่วง',
    en: 'At least one half of the day needs seats.',
  },
  'plan-has-sessions': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีรอบอบรมที่สร้างจากแผนนี้แล้ว หากเลิกใช้แผนนี้ให้เปลี่ยนเป็นไม่ใช้งาน',
    en: 'Not removed: sessions were made from this plan. It can be taken out of use instead.',
  },
  'plan-result-fixed': {
    status: 400,
    th: 'เปลี่ยนสิ่งที่ได้เมื่อผ่านไม่ได้ เพราะแผนนี้มีรอบอบรมแล้ว ให้สร้างแผนใหม่',
    en: 'This plan has sessions: what passing brings stays. Please make another plan.',
  },
  'session-exists': {
    status: 400,
    th: 'แผนนี้มีรอบอบรมในช่วงเวลานี้แล้ว',
    en: 'This plan already has a session in this half-day.',
  },
  'session-in-the-past': {
    status: 400,
    th: 'กำหนดรอบอบรมย้อนหลังไม่ได้',
    en: 'A session cannot be put into the past.',
  },
  'session-over': {
    status: 409,
    th: 'แก้ไขไม่ได้ เพราะรอบอบรมอยู่ในสถานะ “{status}”',
    en: 'This session is {status} and can no longer be changed.',
  },
  'session-attended': {
    status: 400,
    th: 'เปลี่ยนวัน ช่วงเวลา หรือเวลาเริ่มไม่ได้ เพราะมีผู้เข้าอบรมแล้ว {count} คน',
    en: 'The day, the half-day and the start stay, as people have attended ({count}).',
  },
  'session-plan-fixed': {
    status: 400,
    th: 'เปลี่ยนแผนการอบรมไม่ได้ เพราะมีผู้ลงทะเบียนหรือขอที่นั่งในรอบนี้แล้ว ให้เปิดรอบใหม่',
    en: 'People are in this session, or have asked for seats: its plan stays. Please open another session.',
  },
  'session-has-rows': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีผู้ลงทะเบียนหรือขอที่นั่งในรอบนี้แล้ว',
    en: 'Not removed: people have been enrolled in this session, or seats asked for.',
  },
  'session-begun': {
    status: 400,
    th: 'รอบอบรมนี้เริ่มไปแล้ว',
    en: 'This session has already begun.',
  },
  'session-not-open': {
    status: 400,
    th: 'ขอหรือรับที่นั่งไม่ได้ เพราะรอบอบรมนี้ไม่เปิดรับลงทะเบียน หรือคิวปิดแล้ว (ปิด 2 ชั่วโมงก่อนเริ่ม)',
    en: 'No seats are given: this session is not open for enrolment, or its queue is over, two hours before the start.',
  },
  'session-full': {
    status: 400,
    th: 'ที่นั่งเต็มแล้ว',
    en: 'No seat is left.',
  },
  'session-completed': {
    status: 400,
    th: 'รอบอบรมเสร็จสิ้นแล้ว แก้ไขผลไม่ได้',
    en: 'The session is completed; its results stand.',
  },
  'capacity-below-seats': {
    status: 400,
    th: 'จำนวนที่นั่งต้องไม่น้อยกว่าที่ลงทะเบียนหรือกันไว้แล้ว ({seats})',
    en: 'The capacity may not be below the number of seats that are taken or held ({seats}).',
  },
  'people-busy': {
    status: 400,
    th: 'เปลี่ยนวันเวลาไม่ได้ เพราะ {count} คนมีที่นั่งในรอบอื่นของครึ่งวันเดียวกันหรือเวลาคาบเกี่ยวกัน: {sessions}',
    en: 'Not moved, as people have a seat elsewhere in that half-day or at overlapping hours ({count}): {sessions}.',
  },
  'rows-pending': {
    status: 400,
    th: 'ยังมี {count} คนที่ยังไม่มีผล',
    en: 'Some people still have no result ({count}).',
  },
  'somebody-attended': {
    status: 400,
    th: 'ยกเลิกไม่ได้ เพราะมีผู้เข้าอบรมแล้ว {count} คน',
    en: 'Not cancelled: people have attended ({count}).',
  },
  'times-in-order': {
    status: 400,
    th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม',
    en: 'The end must be after the start.',
  },
  'enrollment-refused': {
    status: 400,
    th: 'ลงทะเบียนไม่สำเร็จ ยังไม่มีใครได้รับการลงทะเบียน',
    en: 'Nobody was enrolled.',
  },
  'already-enrolled': {
    status: 400,
    th: '{name}: ลงทะเบียนในรอบนี้แล้ว',
    en: '{name} is enrolled in this session already.',
  },
  'busy-that-half-day': {
    status: 400,
    th: '{name}: มีที่นั่งในรอบอื่นของครึ่งวันเดียวกันหรือเวลาคาบเกี่ยวกัน: {session}',
    en: '{name} has a seat elsewhere in that half-day or at overlapping hours: {session}.',
  },
  'no-seat-for': {
    status: 400,
    th: '{name}: ที่นั่งเต็มแล้ว',
    en: 'No seat is left for {name}.',
  },
  'session-closed-for': {
    status: 400,
    th: '{name}: รอบอบรมนี้ไม่เปิดรับลงทะเบียน',
    en: 'The session is not open for the enrolment of {name}.',
  },
  'not-on-the-day': {
    status: 400,
    th: 'เช็กอินหรือยกเลิกเช็กอินได้เฉพาะในวันอบรม ({date})',
    en: 'Check-in, and taking it back, is on the day of the session only ({date}).',
  },
  'session-not-begun': {
    status: 400,
    th: 'บันทึกว่าไม่มาหรือแก้ไขผลได้ตั้งแต่วันอบรมเป็นต้นไป ({date})',
    en: 'A no-show is marked, and a result corrected, from the day of the session on ({date}).',
  },
  'too-late-to-cancel': {
    status: 400,
    th: 'ยกเลิกได้ก่อนวันอบรมเท่านั้น ({date})',
    en: 'An enrolment is cancelled before the day of the session only ({date}).',
  },
  'seats-for-queue': {
    status: 400,
    th: '{name}: ที่ว่างเป็นของผู้ที่รอคิวอยู่ ขอต่อคิวได้',
    en: 'The free seats belong to those who wait. {name} can join the queue.',
  },
  'already-waiting': {
    status: 400,
    th: 'ขอที่นั่งในรอบนี้ไว้แล้ว ดูได้ที่แท็บคิว',
    en: 'Seats in this session are asked for already. See the tab “Queue”.',
  },
  'waits-already': {
    status: 400,
    th: '{name}: รอคิวในรอบนี้อยู่แล้ว',
    en: '{name} is waiting for a seat in this session already.',
  },
  'more-names-than-seats': {
    status: 400,
    th: 'จำนวนคนที่เลือกมากกว่าจำนวนที่นั่ง',
    en: 'More people are named than there are seats.',
  },
  'too-many-seats': {
    status: 400,
    th: 'ที่นั่งที่ยังไม่ระบุชื่อขอได้ไม่เกิน {most} ที่ต่อบริษัทในรอบนี้ กรุณาระบุชื่อ',
    en: 'In this session a company may have at most so many seats without names: {most}. Please name people.',
  },
  'too-many-waiting': {
    status: 400,
    th: 'บริษัทมีคนรอที่นั่งในรอบนี้ครบจำนวนที่รอได้แล้ว',
    en: 'The company has as many people waiting in this session as it may have.',
  },
  'names-needed': {
    status: 400,
    th: 'กันที่ไว้โดยไม่ระบุชื่อไม่ได้ เพราะใกล้ถึงเวลาอบรมแล้ว หรือบริษัทกันที่ไว้ครบแล้ว กรุณาเลือกคนก่อนรับที่นั่ง',
    en: 'No seat can be held without a name: the session is near, or the company holds as many as it may. Please choose the people.',
  },
  'offer-over': {
    status: 409,
    th: 'ทำรายการนี้ไม่ได้แล้ว สถานะของคำขอคือ {status}',
    en: 'This is no longer possible: the request is {status}.',
  },
} as const satisfies Record<string, Entry>
