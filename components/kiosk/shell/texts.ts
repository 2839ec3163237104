import { messages, type Messages } from '@/lib/platform/i18n/catalogue'
import type { KioskTexts } from './language'

/** What the kiosk says, in both languages: for the server alone, as it reads the whole catalogue. */
const textsOf = ({ kiosk, gate, musters, eligibility, common }: Messages) => ({
  kiosk,
  gate,
  musters,
  eligibility,
  common,
})

export const kioskTexts: KioskTexts = { th: textsOf(messages.th), en: textsOf(messages.en) }
