/** The look of the member portal, made from the tokens that it shares with the console. */
import { createTheme } from '@mui/material/styles'
import { reducedMotion } from '@member-care/domain/theme/reduced-motion.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { printStyle } from './print-style.ts'

const { colour, font, radius, layout } = tokens

export const theme = createTheme({
  palette: {
    primary: { main: colour.primary, dark: colour.primaryDark, light: colour.primaryLight, contrastText: colour.surface },
    secondary: { main: colour.accent, light: colour.accentLight, contrastText: colour.surface },
    success: { main: colour.success, light: colour.successLight },
    warning: { main: colour.warning, light: colour.warningLight, contrastText: colour.surface },
    error: { main: colour.error, light: colour.errorLight },
    info: { main: colour.info, light: colour.infoLight },
    text: { primary: colour.ink, secondary: colour.inkMuted },
    background: { default: colour.background, paper: colour.surface },
    divider: colour.border,
  },
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
      styleOverrides: {
        root: { fontFamily: 'inherit', '&.Mui-focusVisible': { outline: `3px solid ${colour.primary}`, outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: radius.small, minHeight: layout.targetSize, paddingInline: 20 },
        outlined: { borderColor: colour.border, backgroundColor: colour.surface },
        sizeLarge: { minHeight: 52, fontSize: '1rem' },
        sizeSmall: { minHeight: 36, paddingInline: 12 },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: {
        root: {
          fontWeight: 550,
          borderRadius: 4,
          '&:focus-visible': { outline: `3px solid ${colour.primary}`, outlineOffset: 2 },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { rounded: { borderRadius: radius.large } },
    },
    // The format of an empty date is to be read, and not to be taken for a date that is there.
    MuiInputBase: { styleOverrides: { input: { '&&::placeholder': { color: colour.inkMuted, opacity: 1 } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colour.surface,
          '&:not(.Mui-focused):not(.Mui-error):not(:hover) .MuiOutlinedInput-notchedOutline': { borderColor: '#8a9b9e' },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 1.45 } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: radius.medium, fontSize: '0.9375rem' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: `${font.size.title}rem`, fontWeight: 620, lineHeight: 1.3, paddingTop: 24 } } },
    MuiAutocomplete: {
      styleOverrides: { paper: { border: `1px solid ${colour.border}`, boxShadow: '0 8px 24px rgb(23 40 43 / 14%)', marginTop: 4 } },
    },
    MuiTableCell: { styleOverrides: { head: { color: colour.inkMuted, fontWeight: 600, fontSize: '0.8125rem' } } },
  },
})
