import en from '@/lib/platform/i18n/messages/en/consentTexts.json'
import th from '@/lib/platform/i18n/messages/th/consentTexts.json'

/** What people are asked, by language, version and purpose: a reader of one language may show the other. */
export const consentTexts = { th, en }
