/**
 * The look of the member portal, made from the tokens that it shares with the console. Which of the two colour schemes shows is the system's
 * word, by CSS alone: colours are variables (scheme-styles.ts). A scheme that the person has chosen stands at the root of the page before
 * the first paint (web-kit/build/early-scheme.ts).
 */
import { createTheme } from '@mui/material/styles'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { commonLook, measures } from '@member-care/web-kit/look/look.ts'
import { paletteOf, type Colours } from '@member-care/web-kit/look/palette.ts'
import { printStyle } from './print-style.ts'

const { font, radius, layout } = tokens

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    readonly inputBorder: string
  }
  interface PaletteOptions {
    readonly inputBorder?: string
  }
}

/** The colours of the scheme that shows, as variables; also for what is not styled by the component library. */
export const shown: Colours = {
  ...tokens.colour,
  primary: 'var(--mui-palette-primary-main)',
  primaryLight: 'var(--mui-palette-primary-light)',
  accent: 'var(--mui-palette-secondary-main)',
  accentLight: 'var(--mui-palette-secondary-light)',
  error: 'var(--mui-palette-error-main)',
  ink: 'var(--mui-palette-text-primary)',
  inkMuted: 'var(--mui-palette-text-secondary)',
  surface: 'var(--mui-palette-background-paper)',
  border: 'var(--mui-palette-divider)',
  inputBorder: 'var(--mui-palette-inputBorder)',
}

/** Made when the page is drawn, and not with the program: a phone answers a finger between the two. */
export function makeTheme() {
  return createTheme(
    {
      ...measures,
      cssVariables: { colorSchemeSelector: 'media' },
      colorSchemes: { light: { palette: paletteOf(tokens.colour) }, dark: { palette: paletteOf(tokens.darkColour) } },
      components: commonLook(shown),
    },
    {
      typography: {
        h1: { fontSize: `${font.size.display}rem`, lineHeight: 1.25, letterSpacing: '-0.015em' },
        h2: { fontSize: `${font.size.title}rem`, lineHeight: 1.3, letterSpacing: '-0.01em' },
        h3: { fontSize: `${font.size.lead}rem` },
        body1: { fontSize: `${font.size.body}rem`, lineHeight: 1.6 },
        body2: { lineHeight: 1.55 },
      },
      components: {
        MuiCssBaseline: {
          styleOverrides: {
            html: { scrollPaddingTop: layout.topBarHeight + 52, scrollPaddingBottom: 88 },
            ...printStyle,
          },
        },
        MuiButton: {
          styleOverrides: {
            root: { minHeight: layout.targetSize, paddingInline: 20 },
            outlined: { borderColor: shown.border },
            sizeLarge: { minHeight: 52, fontSize: '1rem' },
            sizeSmall: { minHeight: 36, paddingInline: 12 },
          },
        },
        MuiLink: { styleOverrides: { root: { fontWeight: 550 } } },
        MuiPaper: { styleOverrides: { rounded: { borderRadius: radius.large } } },
        MuiDialogTitle: {
          styleOverrides: {
            root: { fontSize: `${font.size.title}rem`, fontWeight: 620, lineHeight: 1.3, paddingTop: 24 },
          },
        },
        MuiAutocomplete: {
          styleOverrides: {
            paper: { border: `1px solid ${shown.border}`, boxShadow: 'var(--mui-shadows-8)', marginTop: 4 },
          },
        },
      },
    },
  )
}
