import type { Column } from '../../cells/rules'

/** People: told apart by their national ID or passport, else by their code. */
export const personColumns: Column[] = [
  {
    field: 'titleTh',
    label: 'persons.titleTh',
    synonyms: /^(คำนำหน้า|คำนำหน้าชื่อ|คำนำหน้านาม|title(thai)?|prefix)$/,
    reading: { as: 'text' },
  },
  {
    field: 'firstNameTh',
    label: 'persons.firstNameTh',
    synonyms: /^(ชื่อ|ชื่อจริง|ชื่อภาษาไทย|ชื่อตัว|firstname|name|firstnameth(ai)?|givenname)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'lastNameTh',
    label: 'persons.lastNameTh',
    synonyms: /^(นามสกุล|สกุล|ชื่อสกุล|นามสกุลภาษาไทย|lastname|surname|familyname|lastnameth(ai)?)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'firstNameEn',
    label: 'persons.firstNameEn',
    synonyms: /^(ชื่ออังกฤษ|ชื่อภาษาอังกฤษ|firstnameen(glish)?|nameen)$/,
    reading: { as: 'text' },
  },
  {
    field: 'lastNameEn',
    label: 'persons.lastNameEn',
    synonyms: /^(นามสกุลอังกฤษ|นามสกุลภาษาอังกฤษ|สกุลอังกฤษ|lastnameen(glish)?|surnameen)$/,
    reading: { as: 'text' },
  },
  {
    field: 'nationalId',
    label: 'persons.nationalId',
    synonyms:
      /^(เลขบัตร|เลขบัตรประชาชน|เลขที่บัตรประชาชน|บัตรประชาชน|เลขประจำตัวประชาชน|เลขประจำตัว|เลข13หลัก|พาสปอร์ต|หนังสือเดินทาง|เลขหนังสือเดินทาง|เลขพาสปอร์ต|nationalid|idcard|idno|idnumber|citizenid|passport|passportno|nationalidpassport)$/,
    reading: { as: 'number' },
  },
  {
    field: 'code',
    label: 'persons.code',
    synonyms: /^(รหัส|รหัสบุคคล|รหัสบุคลากร|code|personcode)$/,
    reading: { as: 'number' },
  },
  {
    field: 'nationality',
    label: 'persons.nationality',
    synonyms: /^(สัญชาติ|เชื้อชาติ|nationality|country)$/,
    reading: { as: 'text' },
  },
  {
    field: 'phone',
    label: 'persons.phone',
    synonyms: /^(โทร|โทรศัพท์|เบอร์|เบอร์โทร|เบอร์โทรศัพท์|มือถือ|phone|tel|telephone|mobile)$/,
    reading: { as: 'phone' },
  },
  {
    field: 'employerId',
    label: 'persons.employer',
    synonyms:
      /^(บริษัท|ชื่อบริษัท|สังกัด|ต้นสังกัด|ผู้รับเหมา|ชื่อผู้รับเหมา|เลขภาษีบริษัท|company|employer|contractor|companyname)$/,
    reading: { as: 'employer' },
  },
]
