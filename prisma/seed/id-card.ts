/** The letters of SAMPLE as strokes on a grid of 4 × 6, as a server may have no fonts. */
const letters = [
  'M4 1Q3 0 2 0Q0 0 0 1.5T2 3T4 4.5T2 6Q1 6 0 5',
  'M0 6L2 0L4 6M.8 4H3.2',
  'M0 6V0L2 3L4 0V6',
  'M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0',
  'M0 0V6H4',
  'M4 0H0V6H4M0 3H3.2',
]

const word = letters
  .map((path, index) => `<path d="${path}" transform="translate(${index * 6})"/>`)
  .join('')

/** Grey bars in place of the text of a card. */
const bars = [180, 240, 210, 150, 190]
  .map(
    (width, index) => `<rect x="150" y="${110 + index * 36}" width="${width}" height="14" rx="7"/>`,
  )
  .join('')

/** A drawn identity card of 640 × 404 pixels with SAMPLE across it. */
export const idCard = (
  holder: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 404" width="640" height="404">
<rect width="640" height="404" fill="#d8e9f5"/>
<rect width="640" height="74" fill="#7fb2d9"/>
<rect x="24" y="20" width="34" height="34" rx="17" fill="#f5f9fc"/>
<rect x="76" y="22" width="250" height="13" rx="6" fill="#f5f9fc"/>
<rect x="76" y="42" width="170" height="9" rx="4" fill="#cfe3f2"/>
<rect x="36" y="120" width="84" height="66" rx="10" fill="#d9b45b"/>
<path d="M36 142h84M36 164h84M64 120v66M92 120v66" stroke="#a98532" stroke-width="2"/>
<g fill="#9db4c6">${bars}</g>
<g transform="translate(460 170) scale(.46875)">${holder}</g>
<rect x="460" y="170" width="150" height="150" fill="none" stroke="#fff" stroke-width="4"/>
<g transform="translate(130 300) rotate(-22) scale(11)" fill="none" stroke="#c0392b" stroke-opacity=".55" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round">${word}</g>
</svg>`
