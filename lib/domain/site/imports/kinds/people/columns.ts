import type { Column } from '../../cells/rules'

/** Whom a row is about, where it is about somebody who is registered. */
export const whoColumns: Column[] = [
  {
    field: 'personId',
    label: 'imports.person',
    synonyms:
      /^(บุคคล|พนักงาน|เลขบัตร|เลขบัตรประชาชน|เลขที่บัตรประชาชน|บัตรประชาชน|เลขประจำตัวประชาชน|เลขประจำตัว|เลข13หลัก|พาสปอร์ต|หนังสือเดินทาง|เลขหนังสือเดินทาง|nationalid|idcard|idno|idnumber|citizenid|passport|passportno|nationalidpassport|person|worker)$/,
    reading: { as: 'number' },
  },
  {
    field: 'code',
    label: 'persons.code',
    synonyms: /^(รหัส|รหัสบุคคล|รหัสบุคลากร|code|personcode)$/,
    reading: { as: 'number' },
  },
  {
    field: 'firstNameTh',
    label: 'persons.firstNameTh',
    synonyms: /^(ชื่อ|ชื่อจริง|ชื่อภาษาไทย|ชื่อตัว|firstname|firstnameth(ai)?|givenname)$/,
    reading: { as: 'text' },
  },
  {
    field: 'lastNameTh',
    label: 'persons.lastNameTh',
    synonyms: /^(นามสกุล|สกุล|ชื่อสกุล|นามสกุลภาษาไทย|lastname|surname|familyname|lastnameth(ai)?)$/,
    reading: { as: 'text' },
  },
  {
    field: 'employerId',
    label: 'persons.employer',
    synonyms:
      /^(บริษัท|ชื่อบริษัท|สังกัด|ต้นสังกัด|ผู้รับเหมา|ชื่อผู้รับเหมา|company|employer|contractor|companyname)$/,
    reading: { as: 'employer' },
  },
]

/** By which people look like somebody in a file. */
export const nameAndCompany = ['firstNameTh', 'lastNameTh', 'employerId']

/** Columns that only tell whom a row is about. */
export const whoFields = ['code', ...nameAndCompany]
