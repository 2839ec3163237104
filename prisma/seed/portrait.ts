import type { DemoPerson } from './people'

const skins = ['#f1c9a5', '#e0ac7e', '#c98d5e', '#b07848']
const backgrounds = ['#dbe7f3', '#e6efe0', '#f3e8d8', '#e8e1f0', '#dff0ef']

/** Each company has its own colour of helmet, as on a real site. */
const helmets: Record<DemoPerson['employer'], string> = {
  site: '#f7f7f2',
  a: '#f4b400',
  b: '#2f7fd1',
  draft: '#5aa469',
  inactive: '#8a8f98',
  crane: '#e07b39',
  unnamed: '#8a8f98',
}

const pick = (colours: string[], number: number) => colours[number % colours.length]

/** A drawn portrait of 320 × 320 pixels, without text, as a server may have no fonts. */
export function portrait({ title, employer }: DemoPerson, number: number): string {
  const skin = pick(skins, number * 3 + 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">
<rect width="320" height="320" fill="${pick(backgrounds, number)}"/>
${title === 'นาย' ? '' : longHair}
${clothes}
<path d="M136 196h48v40q-24 22-48 0z" fill="${skin}" stroke="#0002"/>
<ellipse cx="160" cy="158" rx="56" ry="66" fill="${skin}"/>
${face(number)}
${helmet(helmets[employer])}
</svg>`
}

const longHair = '<path d="M96 130q-10 90 12 122h104q22-32 12-122z" fill="#2b2320"/>'

/** A work shirt under a vest with reflecting stripes. */
const clothes = `<path d="M40 320q4-86 88-96h64q84 10 88 96z" fill="#34495e"/>
<path d="M84 320V238l40-12 36 40 36-40 40 12v82z" fill="#f26a1b"/>
<path d="M84 286h152v16H84zM104 232l14-4v92h-14zM202 228l14 4v88h-14z" fill="#f2f5c8"/>`

const face = (
  number: number,
) => `<g fill="#2b2320"><circle cx="138" cy="160" r="5"/><circle cx="182" cy="160" r="5"/></g>
<path d="M140 190q20 ${10 + (number % 3) * 5} 40 0" fill="none" stroke="#2b2320" stroke-width="4" stroke-linecap="round"/>
<path d="M126 147q12-7 22 0M172 147q12-7 22 0" fill="none" stroke="#2b2320" stroke-width="3"/>`

const helmet = (
  colour: string,
) => `<path d="M92 128q2-76 68-76t68 76z" fill="${colour}" stroke="#0003" stroke-width="2"/>
<path d="M148 52q12-8 24 0v76h-24z" fill="#0001"/>
<path d="M78 128q82-24 164 0 6 12-4 14-78-20-156 0-10-2-4-14z" fill="${colour}" stroke="#0003" stroke-width="2"/>`
