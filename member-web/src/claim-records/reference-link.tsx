/** The reference number of a row, leading to what it stands for where that has a page. The whole positioned row around it is its target. */
import Link from '@mui/material/Link'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { addressOfRow } from '../claim/claim-address.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { useMenu } from '../menu/use-menu.ts'

export function ReferenceLink({ row }: { readonly row: ClaimRow }) {
  const { pathname, search } = useLocation()
  const hasVisitPage = useMenu().some(({ entry }) => entry === 'visits')
  const number = row.t === 1 ? row.vn : row.tx
  const text = number === '' ? claimTexts.records.numberFollows : number
  if (row.t === 1 && !hasVisitPage) return text
  return (
    <Link
      component={RouterLink}
      to={addressOfRow(row)}
      // The way back leads to the list that one came from, as it is filtered now.
      state={{ listPath: pathname, listQuery: search }}
      aria-label={number === '' ? pageTexts.labelled(text, row.p) : undefined}
      sx={{ display: 'inline-block', py: 0.25, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {text}
    </Link>
  )
}
