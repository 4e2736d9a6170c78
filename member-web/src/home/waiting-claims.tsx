/** The claims that wait for the member, each with what the insurer asks for. */
import { useState } from 'react'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { statusMeanings } from '@member-care/domain/texts/claim-progress-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { addressOfRow } from '../claim/claim-address.ts'
import { dateOfRow } from '../claim/row-order.ts'
import { Panel } from '../page/panel.tsx'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

/** So many show at once. */
const MOST_SHOWN = 3

export function WaitingClaims({ rows }: { readonly rows: readonly ClaimRow[] }) {
  const [areAllShown, setAllShown] = useState(false)
  const shown = areAllShown ? rows : rows.slice(0, MOST_SHOWN)
  return (
    <Panel title={overviewTexts.attention}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((row) => (
          <WaitingClaim key={row.id} row={row} />
        ))}
      </Box>
      {shown.length < rows.length && (
        <Button onClick={() => setAllShown(true)} startIcon={<ExpandMore />} sx={{ mt: 1, ml: -1 }}>
          {overviewTexts.moreWaiting(rows.length - shown.length)}
        </Button>
      )}
    </Panel>
  )
}

function WaitingClaim({ row }: { readonly row: ClaimRow }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 1.5,
        bgcolor: 'secondary.light',
        borderLeft: 4,
        borderColor: 'secondary.main',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 620 }}>{statusMeanings.PENDING.now}</Box>
        {row.informationRequest && (
          <Box component="blockquote" sx={{ m: 0, my: 0.5, whiteSpace: 'pre-line' }}>
            “{row.informationRequest}”
          </Box>
        )}
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {row.p} · {formatDisplay(dateOfRow(row))} · {row.n}
        </Box>
      </Box>
      <Button
        variant="contained"
        color="secondary"
        component={RouterLink}
        to={addressOfRow(row)}
        sx={{ position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        aria-label={pageTexts.labelled(overviewTexts.seeWhatToDo, row.tx)}
      >
        {overviewTexts.seeWhatToDo}
      </Button>
    </Box>
  )
}
