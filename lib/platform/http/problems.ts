/**
 * Every error that leaves the server: code → status and the sentence in both languages.
 * `{name}` in a sentence is filled from the problem's values.
 */
type Entry = { status: number; th: string; en: string }

export const problems = {
  'not-signed-in': { status: 401, th: 'กรุณาเข้าสู่ระบบ', en: 'Please sign in.' },
  'invalid-token': {
    status: 401,
    th: 'โทเคนไม่ถูกต้องหรือหมดอายุแล้ว',
    en: 'The token is not valid or has expired.',
  },
  'wrong-credentials': {
    status: 401,
    th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง',
    en: 'The e-mail address or the password is wrong.',
  },
  'second-factor-needed': {
    status: 401,
    th: 'บัญชีนี้ใช้การยืนยันตัวตนสองขั้น กรุณาใส่รหัสจากแอปหรือรหัสกู้คืน',
    en: 'This account has a second factor. Please give a code of the app, or a recovery code.',
  },
  'wrong-second-factor': {
    status: 401,
    th: 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว',
    en: 'The code is wrong or has been used.',
  },
  'wrong-passkey': {
    status: 401,
    th: 'ใช้พาสคีย์นี้เข้าสู่ระบบไม่ได้',
    en: 'This passkey does not sign in here.',
  },
  'enrol-second-factor': {
    status: 403,
    th: 'กรุณาตั้งค่าการยืนยันตัวตนสองขั้นก่อนทำรายการอื่น',
    en: 'Please set up a second factor before anything else.',
  },
  'wrong-code': {
    status: 400,
    th: 'รหัสไม่ถูกต้อง กรุณาตรวจสอบว่าเวลาในโทรศัพท์ตรง แล้วใส่รหัสล่าสุด',
    en: 'The code is wrong. Check that the clock of the phone is right, and take the latest code.',
  },
  'authenticator-exists': {
    status: 400,
    th: 'มีแอปรหัสอยู่แล้ว กรุณายกเลิกแอปเดิมก่อนเพิ่มแอปใหม่',
    en: 'There is an app already. Remove it before adding another one.',
  },
  'passkey-refused': {
    status: 400,
    th: 'เพิ่มพาสคีย์นี้ไม่ได้ กรุณาลองใหม่อีกครั้ง',
    en: 'This passkey could not be added. Please try again.',
  },
  'no-second-factor': {
    status: 400,
    th: 'ผู้ใช้นี้ยังไม่มีการยืนยันตัวตนสองขั้น',
    en: 'This user has no second factor.',
  },
  'second-factor-kept': {
    status: 400,
    th: 'บทบาทของคุณต้องมีการยืนยันตัวตนสองขั้นอย่างน้อยหนึ่งวิธี กรุณาเพิ่มวิธีอื่นก่อนยกเลิกวิธีนี้',
    en: 'Your role needs a second factor. Add another one before removing this one.',
  },
  'confirm-identity': {
    status: 403,
    th: 'กรุณายืนยันว่าเป็นตัวคุณอีกครั้งก่อนทำรายการนี้ (หากใช้โทเคน ให้ขอโทเคนใหม่)',
    en: 'Please show once more that it is you. With a bearer token, get a new one first.',
  },
  'session-needed': {
    status: 400,
    th: 'ยืนยันตัวตนอีกครั้งได้เฉพาะในเบราว์เซอร์ หากใช้โทเคน ให้ขอโทเคนใหม่',
    en: 'Only a browser’s session is confirmed this way. With a bearer token, get a new one.',
  },
  'provider-unavailable': {
    status: 503,
    th: 'ระบบยืนยันตัวตนขององค์กรไม่ตอบสนอง กรุณาลองใหม่ภายหลัง',
    en: 'The identity provider does not answer. Please try again later.',
  },
  'provider-signs-in': {
    status: 400,
    th: 'ระบบนี้เข้าสู่ระบบด้วยบัญชีขององค์กร จึงไม่มีรหัสผ่านของตนเอง',
    en: 'People sign in with the identity provider here; there are no passwords of our own.',
  },
  'provider-not-managed': {
    status: 400,
    th: 'ระบบนี้ไม่ได้จัดการบัญชีที่ระบบยืนยันตัวตน',
    en: 'Accounts at an identity provider are not managed from here.',
  },
  'not-invited': {
    status: 403,
    th: 'ยังไม่มีผู้ใช้ที่ตรงกับบัญชีนี้ กรุณาติดต่อผู้ดูแลเพื่อขอคำเชิญ',
    en: 'No invited user belongs to this account. Please ask an administrator for an invitation.',
  },
  'too-many-attempts': {
    status: 429,
    th: 'พยายามหลายครั้งเกินไป กรุณาลองใหม่ในอีก {minutes} นาที',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
  },
  'too-many-requests': {
    status: 429,
    th: 'คุณส่งคำขอพร้อมกันมากเกินไป กรุณาลองใหม่ในอีก {seconds} วินาที',
    en: 'Too many of your requests are under way. Please try again in {seconds} seconds.',
  },
  'too-many-files': {
    status: 429,
    th: 'กำลังจัดทำไฟล์อื่นอยู่หลายไฟล์ กรุณาลองใหม่ในอีก {seconds} วินาที',
    en: 'Too many files are being made. Please try again in {seconds} seconds.',
  },
  forbidden: {
    status: 403,
    th: 'บทบาทของคุณไม่มีสิทธิ์ทำรายการนี้',
    en: 'Your role does not permit this.',
  },
  'cross-site': {
    status: 403,
    th: 'คำขอนี้ไม่ได้มาจากหน้าเว็บของระบบ',
    en: 'This request did not come from our own pages.',
  },
  'contractor-users-only': {
    status: 403,
    th: 'ฝ่ายจัดซื้อจัดการได้เฉพาะผู้ใช้ที่เป็นผู้รับเหมา',
    en: 'Purchasing may manage Contractor users only.',
  },
  'settings-admin-only': {
    status: 403,
    th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่เปลี่ยนการตั้งค่าความปลอดภัยของการเข้าสู่ระบบได้',
    en: 'Only an Admin may change the settings that protect signing in.',
  },
  'admin-only': {
    status: 403,
    th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่จัดการผู้ดูแลระบบได้ และเฉพาะผู้ดูแลระบบหรือผู้ดูแลองค์กรที่จัดการผู้ดูแลองค์กรได้',
    en: 'Only an Admin may manage Admins; only an Admin or a Tenant Administrator may manage Tenant Administrators.',
  },
  'own-roles': {
    status: 403,
    th: 'เปลี่ยนบทบาทของตนเองไม่ได้ กรุณาให้ผู้ดูแลคนอื่นเปลี่ยนให้',
    en: 'Nobody changes their own roles. Please ask another administrator.',
  },
  'role-not-yours-to-give': {
    status: 403,
    th: 'คุณไม่มีสิทธิ์ให้หรือถอนบทบาทนี้',
    en: 'You may not give or take away this role.',
  },
  'address-by-admin-only': {
    status: 403,
    th: 'ผู้ใช้นี้ใช้งานแล้ว เฉพาะผู้ดูแลระบบเท่านั้นที่เปลี่ยนอีเมลได้',
    en: 'This user is active already: only an Admin may change the e-mail address.',
  },
  'address-not-yours': {
    status: 403,
    th: 'ผู้ใช้นี้มีบทบาทที่คุณให้ไม่ได้ จึงเปลี่ยนอีเมลไม่ได้ กรุณาให้ผู้ดูแลระบบเปลี่ยนให้',
    en: 'This user has a role that you may not give, so you may not change the e-mail address. Please ask an Admin.',
  },
  'person-read-only': {
    status: 403,
    th: 'บทบาทของคุณแก้ไขข้อมูลบุคคลไม่ได้ กรุณาให้เจ้าหน้าที่ความปลอดภัยหรือผู้ดูแลระบบแก้ไขให้',
    en: 'Your role does not change what is kept of people. Please ask a Safety Officer or an Admin.',
  },
  'person-signs-in': {
    status: 403,
    th: 'บุคคลนี้มีบัญชีผู้ใช้ ผู้ที่แก้ไขได้คือผู้ที่จัดการบัญชีนั้น กรุณาติดต่อผู้ดูแลระบบ',
    en: 'This person has a user account and is changed by those who manage it. Please ask an Admin.',
  },
  'other-employer': {
    status: 403,
    th: 'ข้อมูลนี้เป็นของบริษัทอื่น',
    en: 'This belongs to another employer.',
  },
  'invalid-input': {
    status: 400,
    th: 'ข้อมูลไม่ถูกต้อง โปรดตรวจสอบรายการที่ระบุ',
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
  'email-in-use': {
    status: 400,
    th: 'อีเมลนี้มีผู้ใช้แล้ว',
    en: 'This e-mail address is already in use.',
  },
  'email-needed': {
    status: 400,
    th: 'กรุณาระบุอีเมลสำหรับเข้าสู่ระบบ',
    en: 'Please give the e-mail address to sign in with.',
  },
  'national-id-in-use': {
    status: 400,
    th: 'เลขประจำตัวนี้มีในระบบแล้ว{holder}',
    en: 'This national ID or passport is already registered{holder}.',
  },
  'ask-officer': {
    status: 400,
    th: 'บันทึกเลขประจำตัวนี้ไม่ได้ กรุณาติดต่อเจ้าหน้าที่ความปลอดภัย (จป.) ของหน่วยงาน',
    en: 'This national ID or passport cannot be saved here. Please ask the Safety Officer of the site.',
  },
  'tax-id-in-use': {
    status: 400,
    th: 'เลขประจำตัวผู้เสียภาษีนี้มีในระบบแล้ว',
    en: 'This tax ID is already registered.',
  },
  'code-in-use': { status: 400, th: 'รหัสนี้ถูกใช้แล้ว', en: 'This code is already in use.' },
  'person-has-user': {
    status: 400,
    th: 'บุคคลนี้มีบัญชีผู้ใช้อยู่แล้ว',
    en: 'This person already has a user account.',
  },
  'contractor-needs-employer': {
    status: 400,
    th: 'ผู้ใช้ที่เป็นผู้รับเหมาต้องสังกัดบริษัทผู้รับเหมา',
    en: 'A Contractor user must belong to a contractor company.',
  },
  'employer-mismatch': {
    status: 400,
    th: 'บริษัทของผู้ใช้ไม่ตรงกับบริษัทของบุคคล',
    en: 'The employer differs from the employer of the person.',
  },
  'last-admin': {
    status: 400,
    th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อยหนึ่งคน',
    en: 'At least one active Admin must remain.',
  },
  'user-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะผู้ใช้นี้ยังรับผิดชอบ {people} คน และมีชื่ออยู่ในงาน {tasks} รายการ',
    en: 'Not removed: this user still answers for {people} people and is named on {tasks} tasks.',
  },
  'person-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะบุคคลนี้ยังมีบัญชีผู้ใช้',
    en: 'Not removed: this person still has a user account.',
  },
  'person-referred-to': {
    status: 400,
    th: 'ลบข้อมูลไม่ได้ เพราะยังมีข้อมูลอื่นอ้างถึงบุคคลนี้ (บัญชีผู้ใช้ {users} รายการ การอบรม {trainings} รายการ)',
    en: 'Not erased: {users} accounts and {trainings} trainings still refer to this person.',
  },
  'employer-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะยังมี {count} คนสังกัดบริษัทนี้',
    en: 'Not removed: {count} people still belong to this employer.',
  },
  'not-a-contractor': {
    status: 400,
    th: 'บริษัทที่เลือกไม่ใช่ผู้รับเหมา',
    en: 'The employer chosen is not a contractor.',
  },
  'contractor-in-use': {
    status: 400,
    th: 'เปลี่ยนเป็นหน่วยงานของไซต์ไม่ได้ เพราะมีโครงการ ใบอนุญาตทำงาน หรือการอบรม {count} รายการที่ใช้บริษัทนี้เป็นผู้รับเหมา',
    en: 'Not made the site’s own: {count} projects, work permits or trainings have it as their contractor.',
  },
  'record-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีข้อมูลอื่นอ้างถึงรายการนี้',
    en: 'Not removed: other records refer to it.',
  },
  'project-not-found': {
    status: 400,
    th: 'ไม่พบโครงการรหัส {id}',
    en: 'Project with the specified ID {id} was not found.',
  },
  // Always in Thai: the customer's interface says so.
  'pr-no-in-use': {
    status: 400,
    th: 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว',
    en: 'เลขที่ PR นี้ถูกใช้ในโครงการอื่นแล้ว',
  },
  // 500 for a fault of the caller's: the customer's interface says so.
  'employer-missing': {
    status: 500,
    th: 'โครงการต้องระบุบริษัท (employerId)',
    en: 'A project needs an employer (employerId).',
  },
  'project-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีงานหรือใบอนุญาตทำงาน {count} รายการอ้างถึงโครงการนี้',
    en: 'Not removed: {count} tasks or work permits refer to this project.',
  },
  'project-incomplete': {
    status: 400,
    th: 'โครงการยังข้อมูลไม่ครบ จึงยังเริ่มดำเนินการไม่ได้',
    en: 'The project lacks what it needs to become active.',
  },
  'open-permits': {
    status: 400,
    th: 'ทำรายการนี้ไม่ได้ เพราะโครงการยังมีใบอนุญาตทำงานที่เปิดอยู่ {count} ใบ',
    en: 'Not possible: {count} work permits of this project are still open.',
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
  'end-before-start': {
    status: 400,
    th: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม',
    en: 'The end must not lie before the start.',
  },
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
  'plan-has-sessions': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีรอบอบรมที่สร้างจากแผนนี้แล้ว หากเลิกใช้แผนนี้ให้เปลี่ยนเป็นไม่ใช้งาน',
    en: 'Not removed: sessions were made from this plan. It can be taken out of use instead.',
  },
  'permit-not-ready': {
    status: 400,
    th: 'ใบอนุญาตยังไม่พร้อม มี {count} รายการที่ต้องแก้ไข',
    en: 'The permit is not ready: {count} things are to be mended.',
  },
  'permit-not-open-to-change': {
    status: 409,
    th: 'แก้ไขไม่ได้ เพราะใบอนุญาตเป็นสถานะ {status} แล้ว',
    en: 'This permit is {status} and can no longer be changed.',
  },
  'permit-not-a-draft': {
    status: 409,
    th: 'ลบได้เฉพาะร่าง ใบอนุญาตนี้เป็นสถานะ {status} แล้ว',
    en: 'Only a draft is removed; this permit is {status}.',
  },
  'not-the-work-date': {
    status: 400,
    th: 'เริ่มงานได้เฉพาะในวันทำงาน ({date}) ก่อนเวลา {time}',
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
    th: 'แก้ไขไม่ได้ เพราะรอบอบรมเป็นสถานะ {status} แล้ว',
    en: 'This session is {status} and can no longer be changed.',
  },
  'session-has-rows': {
    status: 400,
    th: 'ลบไม่ได้ เพราะมีผู้ลงทะเบียนในรอบนี้แล้ว',
    en: 'Not removed: people have been enrolled in this session.',
  },
  'session-begun': {
    status: 400,
    th: 'รอบอบรมนี้เริ่มไปแล้ว',
    en: 'This session has already begun.',
  },
  'session-not-open': {
    status: 400,
    th: 'รอบอบรมนี้ไม่เปิดรับลงทะเบียน',
    en: 'This session is not open for enrolment.',
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
    th: 'จำนวนที่นั่งต้องไม่น้อยกว่าที่ลงทะเบียนแล้ว ({seats})',
    en: 'The capacity may not be below the {seats} seats taken.',
  },
  'people-busy': {
    status: 400,
    th: 'ย้ายไม่ได้ เพราะ {count} คนมีรอบอบรมอื่นในช่วงเวลานั้น',
    en: 'Not moved: {count} people are in another session then.',
  },
  'rows-pending': {
    status: 400,
    th: 'ยังมี {count} คนที่ยังไม่มีผล',
    en: '{count} people still have no result.',
  },
  'somebody-attended': {
    status: 400,
    th: 'ยกเลิกไม่ได้ เพราะมีผู้เข้าอบรมแล้ว {count} คน',
    en: 'Not cancelled: {count} people have attended.',
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
    th: '{name}: มีรอบอบรมอื่นในช่วงเวลาเดียวกัน',
    en: '{name} is in another session in the same half-day.',
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
    th: 'บันทึกว่าไม่มาได้ตั้งแต่วันอบรมเป็นต้นไป ({date})',
    en: 'A no-show is marked from the day of the session on ({date}).',
  },
  'too-late-to-cancel': {
    status: 400,
    th: 'ยกเลิกได้ก่อนวันอบรมเท่านั้น ({date})',
    en: 'An enrolment is cancelled before the day of the session only ({date}).',
  },
  'system-template': {
    status: 400,
    th: 'แม่แบบของระบบแก้ไขหรือลบไม่ได้ กรุณานำเข้าเป็นแม่แบบของหน่วยงานก่อน',
    en: 'A template that comes with the product is read-only. Please import it and change the copy.',
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
  'asset-not-usable': {
    status: 400,
    th: 'ใช้ไฟล์นี้ไม่ได้ กรุณาอัปโหลดใหม่',
    en: 'This file cannot be used here. Please upload it again.',
  },
  'wrong-password': {
    status: 400,
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    en: 'The current password is wrong.',
  },
  'password-much-used': {
    status: 400,
    th: 'รหัสผ่านนี้มีผู้ใช้กันมาก เดาได้ง่าย กรุณาตั้งรหัสผ่านอื่น',
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
  },
  'password-of-own-name': {
    status: 400,
    th: 'รหัสผ่านต้องไม่มีชื่อ นามสกุล หรืออีเมลของคุณ',
    en: 'The password may not contain your name or e-mail address.',
  },
  'user-disabled': {
    status: 400,
    th: 'ผู้ใช้นี้ถูกระงับ กรุณาเปิดใช้งานก่อนส่งคำเชิญ',
    en: 'This user is kept out. Let them in again before inviting them.',
  },
  'invitation-needs-email': {
    status: 400,
    th: 'ผู้ใช้นี้ยังไม่มีอีเมล กรุณาบันทึกอีเมลก่อนส่งคำเชิญ',
    en: 'This user has no e-mail address. Save one before inviting them.',
  },
  'no-invitation': {
    status: 400,
    th: 'ผู้ใช้นี้ไม่มีคำเชิญที่ยังใช้ได้',
    en: 'This user has no invitation that could be revoked.',
  },
  'mail-not-waiting': {
    status: 409,
    th: 'ส่งอีเมลนี้อีกไม่ได้ เพราะสถานะเป็น {status} แล้ว',
    en: 'This mail cannot be sent again: it is {status}.',
  },
  'mail-too-late': {
    status: 400,
    th: 'ลิงก์ในอีเมลนี้ใช้ไม่ได้แล้ว กรุณาส่งคำเชิญใหม่',
    en: 'The link in this mail no longer works. Send a new invitation instead.',
  },
  'invitation-not-valid': {
    status: 400,
    th: 'ลิงก์นี้ใช้ไปแล้วหรือหมดอายุ',
    en: 'This link has been used or has expired.',
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

export type ProblemCode = keyof typeof problems
export type Language = 'th' | 'en'
export type Values = Readonly<Record<string, string | number>>

export function problemText(code: ProblemCode, language: Language, values: Values = {}): string {
  const text: string = problems[code][language]
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
