/** The look of the console, made from the tokens that it shares with the member portal. Denser than the portal: its readers sit at a desk. */
import { createTheme } from '@mui/material/styles'
import { reducedMotion } from '@member-care/domain/theme/reduced-motion.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { RaThemeOptions } from 'react-admin'

const { colour, font, radius } = tokens

/** Borders of inputs reach 3:1 against white, which the quiet dividing lines need not. */
const inputBorder = '#81969a'
const focusRing = { outline: `3px solid ${colour.primary}`, outlineOffset: 2 }

const severities = [
  ['success', colour.success, colour.successLight],
  ['info', colour.info, colour.infoLight],
  ['warning', colour.warning, colour.warningLight],
  ['error', colour.error, colour.errorLight],
] as const

export const themeOptions: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: colour.primary, dark: colour.primaryDark, light: colour.primaryLight, contrastText: colour.surface },
    secondary: { main: colour.accent, light: colour.accentLight, contrastText: colour.surface },
    success: { main: colour.success, light: colour.successLight, contrastText: colour.surface },
    warning: { main: colour.warning, light: colour.warningLight, contrastText: colour.surface },
    error: { main: colour.error, light: colour.errorLight, contrastText: colour.surface },
    info: { main: colour.info, light: colour.infoLight, contrastText: colour.surface },
    text: { primary: colour.ink, secondary: colour.inkMuted },
    background: { default: colour.background, paper: colour.surface },
    divider: colour.border,
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } },
  shape: { borderRadius: radius.small },
  typography: {
    fontFamily: font.family,
    h1: { fontSize: `${font.size.title}rem`, fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.012em' },
    h2: { fontSize: `${font.size.lead}rem`, fontWeight: 620, lineHeight: 1.35, letterSpacing: '-0.006em' },
    h3: { fontSize: `${font.size.body}rem`, fontWeight: 620, lineHeight: 1.4 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: `${font.size.small}rem`, lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    // In units of the drawing, which grows with the text as a whole.
    MuiStepIcon: { styleOverrides: { text: { fontSize: 12 } } },
    MuiCssBaseline: {
      styleOverrides: {
        'h1:focus': { outline: 'none' },
        'a:focus-visible, summary:focus-visible, [tabindex]:focus-visible:not(h1)': focusRing,
        ...reducedMotion,
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: radius.small,
          minHeight: 40,
          paddingInline: 16,
          whiteSpace: 'nowrap',
          // Large text on a phone: a label that is wider than all of its place goes onto a second line.
          '@media (max-width: 599.95px)': { '*:not(td) > &': { whiteSpace: 'normal', maxWidth: '100%' } },
        },
        outlined: { borderColor: inputBorder, backgroundColor: colour.surface },
        sizeSmall: { minHeight: 32, paddingInline: 10 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600, borderRadius: 4 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { rounded: { borderRadius: radius.medium }, outlined: { borderColor: colour.border } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colour.border}`, boxShadow: '0 12px 32px rgb(23 40 43 / 0.14)' } } },
    MuiAutocomplete: { styleOverrides: { paper: { border: `1px solid ${colour.border}`, boxShadow: '0 12px 32px rgb(23 40 43 / 0.14)' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: `${font.size.lead}rem`, fontWeight: 650, paddingBottom: 8 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 20px' } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    // A placeholder that tells what an empty filter means (ALL) is to be read.
    // So is what stands in a form that somebody may look at only.
    MuiInputBase: {
      styleOverrides: {
        input: { '&&::placeholder': { color: colour.inkMuted, opacity: 1 }, '&&.Mui-disabled': { color: colour.inkMuted, WebkitTextFillColor: colour.inkMuted } },
        root: { '&.Mui-disabled': { backgroundColor: colour.background } },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: colour.inkMuted } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: colour.surface,
          '&:not(.Mui-focused):not(.Mui-error):not(:hover) .MuiOutlinedInput-notchedOutline': { borderColor: inputBorder },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: radius.medium, fontSize: '0.9375rem' },
        message: { overflowWrap: 'anywhere' },
        standard: {
          variants: severities.map(([severity, ink, surface]) => ({
            props: { severity },
            style: { color: colour.ink, backgroundColor: surface, '& .MuiAlert-icon, & .MuiButton-root': { color: ink } },
          })),
        },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.small, fontWeight: 600 }, label: { paddingInline: 8 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour.border, fontSize: '0.875rem', padding: '10px 14px' },
        head: { color: colour.inkMuted, fontWeight: 600, fontSize: '0.8125rem', whiteSpace: 'nowrap', backgroundColor: colour.background },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28, '&.Mui-active': { color: colour.ink } } } },
    MuiToggleButton: {
      styleOverrides: {
        root: { textTransform: 'none', paddingInline: 12, color: colour.inkMuted, '&.Mui-selected, &.Mui-selected:hover': { color: colour.primaryDark, backgroundColor: colour.primaryLight } },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true }, styleOverrides: { tooltip: { backgroundColor: colour.ink, fontSize: '0.8125rem' } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  },
}

export const theme = createTheme(themeOptions)
