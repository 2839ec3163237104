/** In a Thai name the form of the company stands before it and after it, in an English one after it. */
const BEFORE = /^(บริษัท|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วนสามัญ|บจก\.|บมจ\.|หจก\.) +/u
const AFTER = / +(จำกัด(?: \(มหาชน\))?)$/u
const ENGLISH = /(\S) +(Co\.,?) +(Ltd\.?)/gu

const NO_BREAK = '\u00a0'

/** The name of a company to be shown: the words for its form do not stand on a line of their own. */
export const boundName = (name: string): string =>
  name
    .replace(BEFORE, `$1${NO_BREAK}`)
    .replace(AFTER, (_, form: string) => NO_BREAK + form.replace(' ', NO_BREAK))
    .replace(ENGLISH, `$1${NO_BREAK}$2${NO_BREAK}$3`)
