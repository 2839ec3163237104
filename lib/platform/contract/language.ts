import type { Language } from './problems'

/** The language of an answer by `Accept-Language`; Thai when it names neither Thai nor English. */
export function languageOf(headers: Pick<Headers, 'get'>): Language {
  const ranges = (headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter(({ language, quality }) => (language === 'th' || language === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return ranges[0]?.language === 'en' ? 'en' : 'th'
}
