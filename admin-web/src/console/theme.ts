/** The look of the console, made from the tokens that it shares with the member portal. Denser than the portal: its readers sit at a desk. */
import { createTheme, type Theme } from '@mui/material/styles'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { commonLook, measures } from '@member-care/web-kit/look/look.ts'
import { paletteOf, type Colours } from '@member-care/web-kit/look/palette.ts'
import { deepmerge } from '@mui/utils'
import type { RaThemeOptions } from 'react-admin'
import { componentLook } from './component-look.ts'

const { font } = tokens

export const lightTheme = themeOf('light', tokens.colour)
export const darkTheme = themeOf('dark', tokens.darkColour)

/** The measures, which are the same in both schemes. Colours come from the theme of the context. */
export const theme: Pick<Theme, 'breakpoints'> = createTheme(lightTheme)

function themeOf(mode: 'light' | 'dark', colour: Colours): RaThemeOptions {
  const common: RaThemeOptions = {
    ...measures,
    palette: { mode, ...paletteOf(colour) },
    components: commonLook(colour),
  }
  return deepmerge(common, {
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } },
    typography: {
      h1: { fontSize: `${font.size.title}rem`, lineHeight: 1.3, letterSpacing: '-0.012em' },
      h2: { fontSize: `${font.size.lead}rem`, lineHeight: 1.35, letterSpacing: '-0.006em' },
      h3: { fontSize: `${font.size.body}rem` },
      body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
      body2: { lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    },
    components: componentLook(mode, colour),
  })
}
