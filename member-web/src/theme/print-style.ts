/** How a page prints: what it says, and nothing of what one only presses. Bars are fixed, and would stand on every sheet. */
const onlyForScreens =
  'header, nav, form[role="search"], .MuiButton-root, .MuiIconButton-root, .MuiPagination-root, a[href="#main"], [data-print="no"]'

export const printStyle = {
  '@page': { margin: '12mm 14mm' },
  '@media print': {
    html: { fontSize: '11px' },
    'html, body': { background: '#fff' },
    // A badge's words are on its colour.
    '*': { printColorAdjust: 'exact', boxShadow: 'none !important' },
    [onlyForScreens]: { display: 'none !important' },
    // A sheet is filled from the top, however long the next part is; what is short stays together.
    '[data-print="page"], main': {
      display: 'block',
      padding: '0 !important',
      margin: 0,
      maxWidth: 'none',
      minHeight: '0 !important',
    },
    'main section': { padding: '10px 14px !important', borderColor: '#c5cfd0 !important' },
    'main dl, main li, main h1, main h2': { breakInside: 'avoid' },
    'main h1, main h2': { breakAfter: 'avoid' },
  },
} as const
