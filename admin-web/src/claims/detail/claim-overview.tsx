import { Box, Stack } from '@mui/material'
import { decisionFields, statedFields } from '../claim-fields.ts'
import { useShownClaim } from '../use-claim.ts'
import { ClaimDocuments } from './claim-documents.tsx'
import { FieldGroups } from './field-groups.tsx'

/** The figures, with the documents that prove them beside. */
export function ClaimOverview() {
  const claim = useShownClaim()
  const insurer = decisionFields(claim)
  const groups = [...(insurer.fields.length > 0 ? [insurer] : []), ...statedFields(claim)]
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>
        <FieldGroups groups={groups} />
      </Stack>
      <ClaimDocuments />
    </Box>
  )
}
