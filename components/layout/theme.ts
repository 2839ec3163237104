import {
  createTheme,
  getSpacing,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type PaperProps,
} from '@mantine/core'

/** Not the colour of any status. White text on shade 8 has a contrast of 6.4 : 1. */
const pine: MantineColorsTuple = [
  '#eaf6f4',
  '#d5ebe7',
  '#a9d7d0',
  '#7ac2b7',
  '#52b0a2',
  '#37a494',
  '#23998a',
  '#118474',
  '#0b6a5e',
  '#06514a',
]

/** For accents; as text on white only the two darkest shades are legible. */
const amber: MantineColorsTuple = [
  '#fff6df',
  '#ffebc2',
  '#ffd78c',
  '#ffc252',
  '#ffb124',
  '#ffa60a',
  '#f59b00',
  '#c67b00',
  '#8a5300',
  '#6b4000',
]

/** For destructive actions and errors; dark enough for text on white and for white text on it. */
const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fde4e1',
  '#f9c3bd',
  '#f39a91',
  '#ec7468',
  '#e2574a',
  '#d64034',
  '#c6302a',
  '#b42318',
  '#8a1c12',
]

/** Surfaces and texts of the dark scheme: 7 is a card, 6 a field, 0 and 2 are texts. */
const dark: MantineColorsTuple = [
  '#e3ebec',
  '#c6d2d4',
  '#a9b8bb',
  '#93a4a8',
  '#465a60',
  '#2b3f45',
  '#213338',
  '#18282c',
  '#0f1b1e',
  '#0a1315',
]

const fontFamily =
  'var(--font-latin), var(--font-thai), "Leelawadee UI", Thonburi, system-ui, sans-serif'

// Hardly any monospaced font contains Thai, hence `--font-thai`.
const fontFamilyMonospace = 'ui-monospace, Menlo, Consolas, var(--font-thai), monospace'

/** The list itself scrolls: Mantine's scroll area around it could not be reached by keyboard. */
const list = {
  // A field that merely takes the focus keeps its message and what follows in sight.
  defaultProps: { withScrollArea: false, openOnFocus: false },
  styles: {
    options: { maxHeight: '15rem', overflowY: 'auto' as const },
    input: { textOverflow: 'ellipsis' },
  },
}

/** Unmounts at once: a dialog reopened during an exit transition would show its former input. */
const dialog = {
  defaultProps: { transitionProps: { exitDuration: 0 } },
  // Mantine's line height of 1 lets the Thai marks of a second line touch the first.
  styles: { title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)', lineHeight: 1.45 } },
}

/** How far the padding of a card reaches beside and below a form, for the buttons at its end. */
function insetOf(_: unknown, { p }: PaperProps) {
  const inset = typeof p === 'string' ? getSpacing(p) : undefined
  return { root: { '--action-bar-inset': inset, '--action-bar-end': inset } }
}

export const theme = createTheme({
  colors: { pine, amber, red, dark },
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 8 },
  black: '#14262b',
  fontFamily,
  fontFamilyMonospace,
  // Thai marks stand above and below the line: they need more room than Latin letters.
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.6' },
  fontSizes: { xs: '0.8125rem' },
  headings: {
    fontFamily,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.4' },
      h2: { fontSize: '1.125rem', lineHeight: '1.45' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  defaultRadius: 'md',
  radius: { md: '0.5rem', lg: '0.75rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { fw: 600 } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 600, fz: '0.75rem' } },
    // Browsers give a fieldset margins of their own.
    Fieldset: { styles: { root: { marginInline: 0 }, legend: { fontWeight: 600 } } },
    // Closer lines would let the Thai marks of one touch those of the next.
    InputWrapper: { styles: { description: { lineHeight: 1.5 }, error: { lineHeight: 1.5 } } },
    Notification: { styles: { description: { color: 'var(--mantine-color-text)' } } },
    Select: list,
    // Its place for typing takes what the chosen leave of their row, rather than a row of its own.
    MultiSelect: { ...list, styles: { ...list.styles, inputField: { minWidth: '2rem' } } },
    // Dropdowns stay inside the landmark or dialog of their field.
    Popover: { defaultProps: { withinPortal: false } },
    // Options that arrive later may need the other side of their field.
    Combobox: { defaultProps: { withinPortal: false, preventPositionChangeWhenVisible: false } },
    Paper: { defaultProps: { radius: 'lg' }, vars: insetOf },
    // A calendar in a dialog has room for days as wide as a finger also on a phone.
    Modal: { ...dialog, defaultProps: { ...dialog.defaultProps, xOffset: '0.5rem' } },
    Drawer: dialog,
    // A `header` element in a dialog would count as the banner of the page.
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
})

/** The light variant of a colour in the dark scheme, by the names of `colours.css`: Mantine's own is nearly black. */
const lightVariant = (colour: string, soft: string, text: string) => ({
  [`--mantine-color-${colour}-light`]: `var(--${soft})`,
  [`--mantine-color-${colour}-light-hover`]: 'var(--hover)',
  [`--mantine-color-${colour}-light-color`]: `var(--${text})`,
})

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {},
  dark: {
    '--mantine-color-anchor': 'var(--mantine-color-pine-3)',
    ...lightVariant('pine', 'accent-soft', 'accent-text'),
    ...lightVariant('amber', 'warning-soft', 'warning-text'),
    ...lightVariant('red', 'bad-soft', 'bad-text'),
  },
})
