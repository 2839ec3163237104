import localFont from 'next/font/local'

// Noto Sans Thai in two files by script. The theme lists the fallback fonts, hence none here.
export const latin = localFont({
  src: '../../node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

export const thai = localFont({
  src: '../../node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-thai',
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC' },
  ],
})
