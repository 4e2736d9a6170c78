/** The values of the colour variables, by scheme. The build writes them into a file of styles (early/scheme-styles-file.ts), since a phone takes long over making it. */
import { makeTheme } from './theme.ts'

const [common = {}, light = {}, dark = {}] = makeTheme().generateStyleSheets()
const inLight = light[':root'] ?? {}
const inDark = dark['@media (prefers-color-scheme: dark)']?.[':root'] ?? {}

/** Those of the scheme that was chosen, else of the system's, and on paper the light ones always. */
export const schemeStyles = [
  common,
  light,
  { '@media (prefers-color-scheme: dark)': { ':root:not([data-scheme="light"])': inDark } },
  { ':root[data-scheme="dark"]': inDark },
  { '@media print': { ':root:root:root': inLight } },
]
