import type { Entry } from './entry'

export const peopleProblems = {
  'contractor-users-only': {
    status: 403,
    th: 'ฝ่ายจัดซื้อและคีย์ API จัดการได้เฉพาะผู้ใช้ที่เป็นผู้รับเหมา',
    en: 'Purchasing and API keys may manage Contractor users only.',
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
  'access-not-yours': {
    status: 403,
    th: 'ผู้ใช้นี้มีบทบาทที่คุณให้ไม่ได้ จึงเชิญ ระงับ เปิดใช้งาน หรือลบไม่ได้ กรุณาให้ผู้ดูแลระบบดำเนินการให้',
    en: 'This user has a role that you may not give, so you may not invite, disable, enable or remove them. Please ask an Admin.',
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
  'consent-needed': {
    status: 400,
    th: 'ต้องระบุฐานในการเก็บรูปนี้ก่อน: ความยินยอมของเจ้าของข้อมูล หรือฐานอื่นตามกฎหมาย กรุณาเลือกรูปอีกครั้ง',
    en: 'This picture needs a basis: the consent of the person, or another lawful basis. Please choose the picture again.',
  },
  'nothing-proposed': {
    status: 409,
    th: 'ไม่มีรายการที่รอยืนยันให้ลบแล้ว',
    en: 'Nothing waits to be removed any more.',
  },
  'consent-withdrawn': {
    status: 409,
    th: 'ถอนฐานในการเก็บรูปนี้ไปแล้ว',
    en: 'This basis has been withdrawn already.',
  },
  'other-employer': {
    status: 403,
    th: 'ข้อมูลนี้เป็นของบริษัทอื่น',
    en: 'This belongs to another company.',
  },
  'not-your-view': {
    status: 403,
    th: 'เฉพาะเจ้าของมุมมองหรือผู้ดูแลระบบเท่านั้นที่เปลี่ยนมุมมองนี้ได้ และเฉพาะเจ้าของที่ตั้งเป็นค่าเริ่มต้นของตนได้',
    en: 'Only the owner of this view or an Admin may change it, and only the owner makes it their default.',
  },
  'too-many-views': {
    status: 400,
    th: 'บันทึกมุมมองได้ไม่เกิน {limit} มุมมองต่อคน กรุณาลบมุมมองที่ไม่ใช้แล้ว',
    en: 'A user keeps at most {limit} views. Please remove one that you no longer use.',
  },
  'view-name-in-use': {
    status: 400,
    th: 'คุณมีมุมมองชื่อนี้ในรายการนี้แล้ว',
    en: 'You have a view of this name on this list already.',
  },
  'view-query-unknown': {
    status: 400,
    th: 'รายการนี้ไม่รู้จักเงื่อนไข “{name}”',
    en: 'This list does not know “{name}”.',
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
  'refers-too-many': {
    status: 429,
    th: 'วันนี้คุณส่งเลขประจำตัวที่ต้องให้เจ้าหน้าที่ความปลอดภัยตรวจสอบมากเกินกำหนด จึงยังบันทึกเลขประจำตัวไม่ได้ กรุณาติดต่อเจ้าหน้าที่ความปลอดภัย (จป.) ของหน่วยงาน หรือลองใหม่พรุ่งนี้',
    en: 'Today you have sent too many national IDs that a Safety Officer has to look at, so no number can be saved now. Please ask the Safety Officer of the site, or try again tomorrow.',
  },
  'person-barred': {
    status: 400,
    th: 'บุคคลนี้ถูกห้ามเข้า ลบได้เมื่อเจ้าหน้าที่ความปลอดภัย (จป.) ยกเลิกการห้ามเข้าแล้ว',
    en: 'This person is barred and can be removed once a Safety Officer has lifted the bar.',
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
  'employer-of-contractors-only': {
    status: 400,
    th: 'ระบุบริษัทได้เฉพาะบัญชีบริการที่มีบทบาทผู้รับเหมา',
    en: 'Only a service account with the role Contractor belongs to a company.',
  },
  'service-account-name-in-use': {
    status: 400,
    th: 'มีบัญชีบริการชื่อนี้แล้ว',
    en: 'Another service account has this name.',
  },
  'employer-mismatch': {
    status: 400,
    th: 'บริษัทของผู้ใช้ไม่ตรงกับบริษัทของบุคคล',
    en: 'The company of the user differs from that of the person.',
  },
  'last-admin': {
    status: 400,
    th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อยหนึ่งคน',
    en: 'At least one active Admin must remain.',
  },
  'user-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะผู้ใช้นี้ยังรับผิดชอบ {people} คน และมีชื่ออยู่ในงาน {tasks} รายการ',
    en: 'Not removed: this user still answers for people ({people}) or is named on tasks ({tasks}).',
  },
  'person-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะบุคคลนี้ยังมีบัญชีผู้ใช้',
    en: 'Not removed: this person still has a user account.',
  },
  'person-referred-to': {
    status: 400,
    th: 'ลบข้อมูลไม่ได้ เพราะยังมีข้อมูลอื่นอ้างถึงบุคคลนี้ (บัญชีผู้ใช้ {users} รายการ การอบรม {trainings} รายการ)',
    en: 'Not erased: accounts ({users}) or trainings ({trainings}) still refer to this person.',
  },
  'own-account': {
    status: 400,
    th: 'ทำกับข้อมูลของตนเองไม่ได้ กรุณาให้ผู้ดูแลระบบคนอื่นดำเนินการ',
    en: 'Nobody does this to themselves. Please ask another Admin.',
  },
  'person-still-works': {
    status: 409,
    th: 'ยังทำให้ไม่ระบุตัวตนไม่ได้ เพราะบุคคลนี้ยังมีเรื่องค้างอยู่: {matters}',
    en: 'Not anonymised, as the person is still needed: {matters}.',
  },
  'person-anonymised': {
    status: 409,
    th: 'บุคคลนี้ถูกทำให้ไม่ระบุตัวตนแล้ว จึงบันทึกข้อความเกี่ยวกับบุคคลนี้เพิ่มไม่ได้',
    en: 'This person was anonymised: nothing more is written about them.',
  },
  'privacy-request-closed': {
    status: 409,
    th: 'คำขอนี้ปิดแล้ว: {status}',
    en: 'This request is closed: {status}.',
  },
  'privacy-request-of-another': {
    status: 400,
    th: 'เปลี่ยนเจ้าของคำขอไม่ได้ ให้ปิดคำขอนี้แล้วบันทึกใหม่',
    en: 'The person of a request cannot be changed. Close this request and enter a new one.',
  },
  'day-in-future': {
    status: 400,
    th: 'วันที่นี้ยังมาไม่ถึง',
    en: 'This day lies in the future.',
  },
  'employer-in-use': {
    status: 400,
    th: 'ลบไม่ได้ เพราะยังมี {count} คนสังกัดบริษัทนี้',
    en: 'Not removed: people still belong to this company ({count}).',
  },
  'not-a-contractor': {
    status: 400,
    th: 'บริษัทที่เลือกไม่ใช่ผู้รับเหมา',
    en: 'The company chosen is not a contractor.',
  },
  'contractor-in-use': {
    status: 400,
    th: 'เปลี่ยนประเภทเป็นเจ้าของพื้นที่ไม่ได้ เพราะมีโครงการ ใบอนุญาตทำงาน หรือการอบรม {count} รายการที่ใช้บริษัทนี้เป็นผู้รับเหมา',
    en: 'Not made the site’s own: projects, work permits or trainings have it as their contractor ({count}).',
  },
  'site-in-use': {
    status: 400,
    th: 'เปลี่ยนประเภทเป็นผู้รับเหมาไม่ได้ เพราะมี {count} คนสังกัดเจ้าของพื้นที่รายนี้',
    en: 'Not made a contractor: people belong to it as the site’s own ({count}).',
  },
  'last-site': {
    status: 400,
    th: 'เปลี่ยนประเภทเป็นผู้รับเหมาหรือปิดการใช้งานรายนี้ไม่ได้ เพราะต้องมีเจ้าของพื้นที่ที่ใช้งานอยู่อย่างน้อยหนึ่งราย',
    en: 'This is the last active company of the site’s own, so it stays one.',
  },
  'user-disabled': {
    status: 400,
    th: 'ผู้ใช้นี้ถูกระงับ กรุณาเปิดใช้งานก่อนส่งคำเชิญ',
    en: 'This account is disabled. Enable it before inviting the user.',
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
    th: 'ส่งอีเมลนี้อีกไม่ได้ เพราะอยู่ในสถานะ “{status}”',
    en: 'This mail cannot be sent again: it is {status}.',
  },
  'notice-not-failed': {
    status: 409,
    th: 'ส่งการแจ้งเตือนนี้อีกไม่ได้ เพราะสถานะเป็น {status}',
    en: 'This notice cannot be sent again: it is {status}.',
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
  'line-not-offered': {
    status: 400,
    th: 'หน่วยงานนี้ยังไม่มีบัญชี LINE สำหรับแจ้งเตือน',
    en: 'This site has no account at LINE.',
  },
  'browser-needed': {
    status: 400,
    th: 'เปิดการแจ้งเตือนได้เฉพาะในเบราว์เซอร์ที่เข้าสู่ระบบอยู่',
    en: 'Only a browser that is signed in can show notices.',
  },
  'other-browser': {
    status: 409,
    th: 'ที่อยู่นี้เป็นของเบราว์เซอร์อื่น กรุณาปิดการแจ้งเตือนในเครื่องนี้แล้วเปิดใหม่',
    en: 'This address is another browser’s. Switch notices off on this device, and on again.',
  },
} as const satisfies Record<string, Entry>
