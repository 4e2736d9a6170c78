/** What the look of the console's components adds to the common one (web-kit/look), in the colours of one scheme. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { choiceTexts } from '@member-care/domain/texts/choice-texts.ts'
import { focusRing, type Colours } from '@member-care/web-kit/look/palette.ts'
import type { RaThemeOptions } from 'react-admin'

type Components = NonNullable<RaThemeOptions['components']>

const { font, radius } = tokens

const asTyped = (value: unknown) => value

/** The components in the colours of a scheme. */
export function componentLook(mode: 'light' | 'dark', colour: Colours): Components {
  return {
    ...pageLook(mode, colour),
    ...buttonLook(colour),
    ...inputLook(colour),
    ...surfaceLook(colour),
    ...tableLook(colour),
  }
}

/** What is on every page: the text, its links and what has the focus. */
function pageLook(mode: 'light' | 'dark', colour: Colours): Components {
  const ring = focusRing(colour.primary)
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // What gets the focus comes clear of the bar on top (WCAG 2.4.11); a page with bars of its own adds to it (record/clear-of-bars.tsx).
        html: { scrollPaddingTop: tokens.layout.topBarHeight + 16 },
        // Scroll bars and the browser's own inputs are of the scheme. Twice, because the styles of the PDF viewer set it for `:root`.
        ':root:root': { colorScheme: mode },
        'a:focus-visible, summary:focus-visible, [tabindex]:focus-visible:not(h1)': ring,
        // Paper is white, and its ground is not printed.
        ...(mode === 'dark' && {
          '@media print': {
            '*': { color: `${tokens.colour.ink} !important`, backgroundColor: 'transparent !important' },
          },
        }),
      },
    },
    MuiLink: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
    // In units of the drawing, which grows with the text as a whole.
    MuiStepIcon: { styleOverrides: { text: { fontSize: 12 } } },
  }
}

/** What is pressed. */
function buttonLook(colour: Colours): Components {
  return {
    MuiButton: {
      styleOverrides: {
        root: {
          minHeight: 40,
          paddingInline: 16,
          whiteSpace: 'nowrap',
          // Large text on a phone: a label that is wider than all of its place goes onto a second line.
          '@media (max-width: 599.95px)': { '*:not(td) > &': { whiteSpace: 'normal', maxWidth: '100%' } },
        },
        outlined: { borderColor: colour.inputBorder },
        sizeSmall: { minHeight: 32, paddingInline: 10 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          paddingInline: 12,
          color: colour.inkMuted,
          '&.Mui-selected, &.Mui-selected:hover': { color: colour.primaryDark, backgroundColor: colour.primaryLight },
        },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.small, fontWeight: 600 }, label: { paddingInline: 8 } } },
  }
}

/** What is filled in. */
function inputLook(colour: Colours): Components {
  return {
    MuiTextField: { defaultProps: { size: 'small' } },
    // Help stands below an input where there is some; else its place is not kept free.
    // An emptied input holds '': the domain's rules read a text, and react-admin would make it null.
    RaTextInput: { defaultProps: { fullWidth: true, autoComplete: 'off', helperText: false, parse: asTyped } },
    RaSelectInput: { defaultProps: { fullWidth: true, margin: 'none', helperText: false, parse: asTyped } },
    // What stands in a form that somebody may look at only is to be read.
    MuiInputBase: {
      styleOverrides: {
        input: {
          '&&.Mui-disabled': { color: colour.inkMuted, WebkitTextFillColor: colour.inkMuted },
        },
        root: { '&.Mui-disabled': { backgroundColor: colour.background } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colour.inkMuted } } } },
    MuiInputLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: colour.inkMuted } } } },
  }
}

/** What lies on or over the page. */
function surfaceLook(colour: Colours): Components {
  const overPage = { border: `1px solid ${colour.border}`, boxShadow: '0 12px 32px rgb(23 40 43 / 0.14)' }
  const severities = [
    ['success', colour.success, colour.successLight],
    ['info', colour.info, colour.infoLight],
    ['warning', colour.warning, colour.warningLight],
    ['error', colour.error, colour.errorLight],
  ] as const
  return {
    MuiPaper: {
      styleOverrides: {
        rounded: { borderRadius: radius.medium },
        outlined: { borderColor: colour.border },
      },
    },
    MuiMenu: { styleOverrides: { paper: overPage } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: choiceTexts.clear,
        openText: choiceTexts.open,
        closeText: choiceTexts.close,
        loadingText: choiceTexts.loading,
        noOptionsText: choiceTexts.nothing,
      },
      styleOverrides: { paper: overPage },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: `${font.size.lead}rem`, fontWeight: 650, paddingBottom: 8 } },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 20px' } } },
    MuiAlert: {
      defaultProps: { closeText: choiceTexts.close },
      styleOverrides: {
        root: { borderRadius: radius.medium, fontSize: '0.9375rem' },
        message: { overflowWrap: 'anywhere' },
        standard: {
          variants: severities.map(([severity, ink, surface]) => ({
            props: { severity },
            style: {
              color: colour.ink,
              backgroundColor: surface,
              '& .MuiAlert-icon, & .MuiButton-root': { color: ink },
            },
          })),
        },
      },
    },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: {
        tooltip: { backgroundColor: colour.ink, color: colour.surface, fontSize: '0.8125rem' },
        arrow: { color: colour.ink },
      },
    },
  }
}

/** Tables. */
function tableLook(colour: Colours): Components {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colour.border, fontSize: '0.875rem', padding: '10px 14px' },
        head: {
          whiteSpace: 'nowrap',
          backgroundColor: colour.background,
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28, '&.Mui-active': { color: colour.ink } } } },
  }
}
