import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Messages } from './catalogue'

/** `export const generateMetadata = pageTitle('employers')`: the title of the browser's tab. */
export const pageTitle =
  (key: keyof Messages['navigation']['screens']) => async (): Promise<Metadata> => ({
    title: (await getTranslations('navigation.screens'))(`${key}.label`),
  })
