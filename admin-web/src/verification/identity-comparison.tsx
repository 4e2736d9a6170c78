import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import type { Personal } from '@member-care/domain/events/event-definition.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { PersonalText } from '../console/personal-text.tsx'
import type { IdentityChangeRow } from './user-verification-calls.ts'

/** Name and NRIC as they are and as they are asked for; what differs stands out. */
export function IdentityComparison({ change: { name, nric, requestedName, requestedNric } }: { change: IdentityChangeRow }) {
  return (
    <Table size="small" aria-label={identityChangeTexts.comparison} sx={{ tableLayout: 'fixed', '& th, & td': { px: 1, py: 0.75, verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { xs: '22%', sm: '18%' } }}>
            <Box component="span" sx={visuallyHidden}>
              Part
            </Box>
          </TableCell>
          <TableCell>{verificationTexts.present}</TableCell>
          <TableCell>{identityChangeTexts.requested}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <ComparedPart label="Name" present={name} requested={requestedName} />
        <ComparedPart label="NRIC" present={nric} requested={requestedNric} />
      </TableBody>
    </Table>
  )
}

function ComparedPart({ label, present, requested }: { label: string; present: Personal<string>; requested: Personal<string> | null }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {label}
      </TableCell>
      <TableCell>
        <PersonalText value={present} />
      </TableCell>
      {requested === null ? (
        <TableCell sx={{ color: 'text.secondary' }}>no change</TableCell>
      ) : (
        <TableCell sx={{ bgcolor: 'warning.light', fontWeight: 650 }}>
          <PersonalText value={requested} />
          <Box component="span" sx={visuallyHidden}>
            {' '}
            (differs)
          </Box>
        </TableCell>
      )}
    </TableRow>
  )
}
