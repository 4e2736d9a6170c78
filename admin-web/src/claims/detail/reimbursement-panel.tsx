import { Box } from '@mui/material'
import { paymentFields } from '../claim-fields.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { FieldGroups } from './field-groups.tsx'

/** How the claim is paid: method and bank data, read-only (3§2.15). */
export function ReimbursementPanel({ claim }: { claim: ClaimRecord }) {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <FieldGroups groups={[paymentFields(claim)]} />
    </Box>
  )
}
