import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { ClaimResource, ClaimRow } from './claim-record.ts'

/** Where a claim is shown; `section` is one of its pages below (3§2.15). */
export function claimAddress(resource: ClaimResource, claimId: string, section = ''): string {
  return `/${resource}/view${section && `/${section}`}?${new URLSearchParams({ _id: claimId }).toString()}`
}

/** A claim's number, as the link to it. */
export function ClaimLink({ resource, claim }: { resource: ClaimResource; claim: Pick<ClaimRow, 'id' | 'claimNo'> }) {
  return (
    <Link component={RouterLink} to={claimAddress(resource, claim.id)} sx={{ display: 'inline-block', minHeight: 24 }}>
      {claim.claimNo}
    </Link>
  )
}
