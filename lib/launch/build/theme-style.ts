import {
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  em,
  mergeMantineTheme,
  px,
  type ConvertCSSVariablesInput,
} from '@mantine/core'
import fs from 'node:fs'
import path from 'node:path'
import { cssVariablesResolver, theme } from '../../../components/layout/theme'
import { projectRoot } from '../base/project-root'

const target = path.join(projectRoot, 'components/layout/generated/theme.css')

const whole = mergeMantineTheme(DEFAULT_THEME, theme)

/** What Mantine's own provider makes of the theme in each browser, written once. */
export function writeThemeStyle(): void {
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, `${variables()}\n${classesByWidth()}\n`)
}

/** Those that differ from Mantine's, which are in its style. */
function variables(): string {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME)
  const all: ConvertCSSVariablesInput = deepMerge(
    defaultCssVariablesResolver(whole),
    cssVariablesResolver(whole),
  )
  return convertCssVariables({
    variables: differing(all.variables, usual.variables),
    light: differing(all.light, usual.light),
    dark: differing(all.dark, usual.dark),
  })
}

type Variables = Record<string, string>

const differing = (all: Variables, usual: Variables): Variables =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => usual[name] !== value))

/** The classes behind Mantine's `visibleFrom` and `hiddenFrom`. */
const classesByWidth = () =>
  Object.entries(whole.breakpoints)
    .map(([name, width]) => {
      const most = em(Number(px(width)) - 0.1)
      return `@media (max-width: ${most}) { .mantine-visible-from-${name} { display: none !important; } }
@media (min-width: ${em(px(width))}) { .mantine-hidden-from-${name} { display: none !important; } }`
    })
    .join('\n')
