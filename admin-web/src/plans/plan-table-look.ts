/** How the tables of a plan look: cells that wrap, and on a phone rows as blocks whose cells say what they are. */
export const planTableLook = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: 1, overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontWeight: 550 },
  '& .amount': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tr': { borderBottom: 1, borderColor: 'divider' },
  '@media (max-width: 599px)': {
    '& thead': { display: 'none' },
    '& tbody tr, & tbody th, & tbody td': { display: 'block', py: 0.25, px: 0 },
    '& tbody tr': { py: 1 },
    '& .amount': { textAlign: 'left' },
    '& td:empty': { display: 'none' },
  },
} as const
