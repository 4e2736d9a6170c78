/** The list as a table, where there is room for one. */
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { claimRowTypeLabels, claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { ReferenceLink } from './reference-link.tsx'
import { RowAmount } from './row-amount.tsx'
import { RowChat, useChatOffers } from './row-chat.tsx'
import { RowDate } from './row-date.tsx'
import { rowLook } from './row-look.ts'
import { RowNotice } from './row-notice.tsx'
import { RowStatus } from './row-status.tsx'
import type { RowsProps } from './rows-props.ts'

const { records } = claimTexts

export function ClaimTable({ title, rows, order, namesClaimants, onReorder }: RowsProps) {
  const offersChat = useChatOffers(rows)
  const hasChats = rows.some(offersChat)
  const Arrow = order === 'newest' ? ArrowDownward : ArrowUpward
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Table
        aria-label={title}
        sx={{
          '& td': { verticalAlign: 'top', fontSize: '0.9375rem' },
          '& th, & td': { px: 1.5 },
          '& th:first-of-type, & td:first-of-type': { pl: 2 },
          '& tr:last-of-type td': { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{records.referenceNumber}</TableCell>
            <TableCell aria-sort={order === 'newest' ? 'descending' : 'ascending'}>
              <ButtonBase
                onClick={onReorder}
                sx={{
                  font: 'inherit',
                  color: 'primary.main',
                  gap: 0.5,
                  minHeight: 28,
                  px: 0.5,
                  mx: -0.5,
                  borderRadius: 1,
                }}
              >
                {records.visitDate}
                <Arrow aria-hidden="true" sx={{ fontSize: 16 }} />
              </ButtonBase>
            </TableCell>
            <TableCell>{records.provider}</TableCell>
            <TableCell>{records.type}</TableCell>
            <TableCell align="right">{records.amount}</TableCell>
            <TableCell>{records.status}</TableCell>
            {hasChats && <TableCell>{records.chat}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={rowLook(row)}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <ReferenceLink row={row} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <RowDate row={row} />
              </TableCell>
              <TableCell>
                {row.p}
                {namesClaimants && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.n}</Box>}
                <RowNotice row={row} />
              </TableCell>
              <TableCell>{claimRowTypeLabels[row.t]}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <RowAmount row={row} />
              </TableCell>
              <TableCell>
                <RowStatus row={row} />
              </TableCell>
              {hasChats && <TableCell>{offersChat(row) && <RowChat row={row} />}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
