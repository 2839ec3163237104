import type { Messages } from './catalogue'
import type { Locale as OurLocale } from './locale'

declare module 'next-intl' {
  interface AppConfig {
    Locale: OurLocale
    Messages: Messages
  }
}
