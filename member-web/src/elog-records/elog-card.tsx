/** One eLOG in the list. The whole card leads to its page. */
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { formatDisplay, formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { elogRecordsTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { useToday } from '../claim/use-today.ts'
import type { GuaranteeRow } from '../portal-api/guarantees-api.ts'
import { ElogBadge } from './elog-badge.tsx'
import { validityText } from './elog-fields.ts'

export function ElogCard({ row }: { readonly row: GuaranteeRow }) {
  const { pathname, search } = useLocation()
  const today = useToday()
  const { id, number, status, hospital, patientName, admissionOn, requestedAt, remarks, asksInformation } = row
  const facts = [
    { label: elogRecordsTexts.admission, value: formatDisplay(admissionOn) },
    { label: elogRecordsTexts.requestedOn, value: formatSingaporeInstant(new Date(requestedAt)) },
    ...(status === 'APPROVED' && row.validUntil !== null
      ? [{ label: elogRecordsTexts.validUntil, value: validityText(row.validUntil, today) }]
      : []),
  ]
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2,
        display: 'grid',
        alignContent: 'start',
        gap: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Link
          component={RouterLink}
          to={`/app/elogrecords/${id}`}
          state={{ listPath: pathname, listQuery: search }}
          sx={{ display: 'inline-block', py: 0.25, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {number}
        </Link>
        <ElogBadge status={status} />
      </Box>
      <Box>
        <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{hospital}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{patientName}</Box>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.25, fontSize: '0.875rem' }}>
        {facts.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {remarks !== null && (
        <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          <Box
            sx={{
              display: 'flex',
              gap: 0.5,
              fontWeight: 620,
              color: asksInformation ? 'secondary.main' : 'text.secondary',
            }}
          >
            {asksInformation && <PriorityHighOutlined aria-hidden="true" sx={{ fontSize: 18, mx: '-3px' }} />}
            {asksInformation ? elogRecordsTexts.asksYou : elogRecordsTexts.remarks}
          </Box>
          {remarks}
        </Box>
      )}
    </Paper>
  )
}
