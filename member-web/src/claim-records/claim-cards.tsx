/** The list as cards, for a narrow window. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { claimRowTypeLabels, claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { ReferenceLink } from './reference-link.tsx'
import { RowAmount } from './row-amount.tsx'
import { RowChat, useChatOffers } from './row-chat.tsx'
import { RowDate } from './row-date.tsx'
import { rowLook } from './row-look.ts'
import { RowNotice } from './row-notice.tsx'
import { RowStatus } from './row-status.tsx'
import type { RowsProps } from './rows-props.ts'

const { records } = claimTexts

export function ClaimCards({ title, rows, order, namesClaimants, onReorder }: RowsProps) {
  const offersChat = useChatOffers(rows)
  return (
    <>
      <Button
        size="small"
        variant="text"
        onClick={onReorder}
        startIcon={order === 'newest' ? <ArrowDownward /> : <ArrowUpward />}
        sx={{ mb: 1, ml: -1.5 }}
      >
        {pageTexts.labelled(records.visitDate, order === 'newest' ? records.newestFirst : records.oldestFirst)}
      </Button>
      <Box
        component="ul"
        aria-label={title}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { md: '1fr 1fr' } }}
      >
        {rows.map((row) => (
          <ClaimCard key={row.id} row={row} namesClaimants={namesClaimants} offersChat={offersChat(row)} />
        ))}
      </Box>
    </>
  )
}

interface ClaimCardProps {
  readonly row: ClaimRow
  readonly namesClaimants: boolean
  readonly offersChat: boolean
}

function ClaimCard({ row, namesClaimants, offersChat }: ClaimCardProps) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        ...rowLook(row),
        p: 2,
        display: 'grid',
        alignContent: 'start',
        gap: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <ReferenceLink row={row} />
        <RowStatus row={row} />
      </Box>
      <Box>
        <Box sx={{ fontWeight: 620 }}>{row.p}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {claimRowTypeLabels[row.t]}
          {namesClaimants && ` · ${row.n}`}
        </Box>
        <RowNotice row={row} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'start',
          columnGap: 2,
          fontSize: '0.9375rem',
        }}
      >
        <RowDate row={row} />
        {/* Takes the room beside the date: long words wrap there, and do not drop below it. */}
        <Box sx={{ flex: '1 1 0', textAlign: 'right', fontWeight: 550 }}>
          <RowAmount row={row} />
        </Box>
      </Box>
      {offersChat && (
        <Box sx={{ ml: -1.5 }}>
          <RowChat row={row} />
        </Box>
      )}
    </Paper>
  )
}
