/** What Swagger UI's markup lacks or has too much of for a screen reader, by selector. */
const corrections: [string, (element: Element) => void][] = [
  // The page has a title of its own.
  ['h1:not([aria-level])', (title) => title.setAttribute('aria-level', '2')],
  // The link inside the button only repeats what the button does.
  ['.opblock-summary-control a[href]', (link) => link.removeAttribute('href')],
  ['table[role="region"]', (table) => table.removeAttribute('role')],
  // Examples that are wider than the page.
  ['pre.microlight:not([tabindex])', (example) => example.setAttribute('tabindex', '0')],
  [
    'tr :is(input, select):not([aria-label])',
    (field) => {
      const name = field.closest('tr')?.querySelector('.parameter__name')?.textContent
      if (name) field.setAttribute('aria-label', name)
    },
  ],
  [
    'textarea.body-param__text:not([aria-label])',
    (body) => body.setAttribute('aria-label', 'Request body'),
  ],
]

/** Corrects what Swagger UI renders, for as long as it renders into `host`. */
export function keepAccessible(host: HTMLElement): void {
  const correct = () => {
    for (const [selector, change] of corrections) host.querySelectorAll(selector).forEach(change)
  }
  new MutationObserver(correct).observe(host, { childList: true, subtree: true })
}
