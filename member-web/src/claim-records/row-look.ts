/** How a row lies in the list: the one that waits for the member stands out, all others are calm. */
import { parseClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

/** Whether the insurer waits for something from the member. */
export function needsMember({ t, s }: Pick<ClaimRow, 't' | 's'>): boolean {
  return t !== 1 && parseClaimStatus(s) === 'PENDING'
}

/** Of a table's row, or a card, that its link opens as a whole. */
export function rowLook(row: Pick<ClaimRow, 't' | 's'>) {
  return {
    position: 'relative',
    // Safari takes a table's row for the frame of its link only with it.
    transform: 'rotate(0)',
    bgcolor: needsMember(row) ? 'secondary.light' : 'background.paper',
    ...(needsMember(row) && {
      boxShadow: (theme: { readonly palette: { readonly secondary: { readonly main: string } } }) =>
        `inset 4px 0 ${theme.palette.secondary.main}`,
    }),
    '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
    // The row shows it.
    '& a:focus-visible': { outline: 'none' },
  } as const
}
