/**
 * The look of the member portal, made from the tokens that it shares with the console. Which of the two colour schemes shows is the system's
 * word, by CSS alone: colours are variables (`schemeStyles`), and no script has to run before the first paint.
 */
import { createTheme } from '@mui/material/styles'
import { reducedMotion } from '@member-care/domain/theme/reduced-motion.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { focusRing, paletteOf } from '@member-care/web-kit/theme/palette.ts'
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

/** A colour of the scheme that shows, by its place in the palette. */
const shown = (place: string) => `var(--mui-palette-${place})`
const ring = focusRing(shown('primary-main'))

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: paletteOf(tokens.colour) }, dark: { palette: paletteOf(tokens.darkColour) } },
  shape: { borderRadius: radius.small },
  typography: {
    fontFamily: font.family,
    h1: { fontSize: `${font.size.display}rem`, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.015em' },
    h2: { fontSize: `${font.size.title}rem`, fontWeight: 620, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h3: { fontSize: `${font.size.lead}rem`, fontWeight: 620, lineHeight: 1.4 },
    body1: { fontSize: `${font.size.body}rem`, lineHeight: 1.6 },
    body2: { fontSize: `${font.size.small}rem`, lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: layout.topBarHeight + 52, scrollPaddingBottom: 88 },
        'h1:focus': { outline: 'none' },
        ...reducedMotion,
        ...printStyle,
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: radius.small, minHeight: layout.targetSize, paddingInline: 20 },
        // Where the system forces its own colours, only a line tells a button from text.
        contained: { '@media (forced-colors: active)': { border: '1px solid ButtonText' } },
        outlined: { borderColor: shown('divider'), backgroundColor: shown('background-paper') },
        sizeLarge: { minHeight: 52, fontSize: '1rem' },
        sizeSmall: { minHeight: 36, paddingInline: 12 },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { fontWeight: 550, borderRadius: 4, '&:focus-visible': ring } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      // What lies above the page is told by its line, not by being lighter.
      styleOverrides: { root: { '--Paper-overlay': 'none !important' }, rounded: { borderRadius: radius.large } },
    },
    // The format of an empty date is to be read, and not to be taken for a date that is there.
    MuiInputBase: { styleOverrides: { input: { '&&::placeholder': { color: shown('text-secondary'), opacity: 1 } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: shown('background-paper'),
          '&:not(.Mui-focused):not(.Mui-error):not(:hover) .MuiOutlinedInput-notchedOutline': {
            borderColor: shown('inputBorder'),
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.45 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: `${font.size.title}rem`, fontWeight: 620, lineHeight: 1.3, paddingTop: 24 } },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: `1px solid ${shown('divider')}`, boxShadow: 'var(--mui-shadows-8)', marginTop: 4 },
      },
    },
    MuiTableCell: {
      styleOverrides: { head: { color: shown('text-secondary'), fontWeight: 600, fontSize: '0.8125rem' } },
    },
  },
})

/** The colours of the scheme that shows, for what is not styled by the component library: `palette.primary.main` is a CSS variable. */
export const { palette } = theme.vars

const [common = {}, light = {}, dark = {}] = theme.generateStyleSheets()

/** Gives the variables their values: the light scheme, the dark one where the system asks for it, and on paper the light one always. */
export const schemeStyles = [common, light, dark, { '@media print': light }]
