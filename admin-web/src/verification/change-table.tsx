import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import type { ReactNode } from 'react'

interface ChangeTableProps {
  /** What is compared, for people who cannot see that it is a table of two. */
  readonly label: string
  /** Over the column of what is to be. */
  readonly asked: string
  /** Of the column with the parts' names. */
  readonly width: { readonly xs: string; readonly sm: string }
  /** A `ChangedPart` for each part. */
  readonly children: ReactNode
}

/** What is and what is asked for, side by side. */
export function ChangeTable({ label, asked, width, children }: ChangeTableProps) {
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{
        tableLayout: 'fixed',
        '& th, & td': { px: 1, py: 0.75, verticalAlign: 'top', whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width }}>
            <Hidden>{verificationTexts.part}</Hidden>
          </TableCell>
          <TableCell>{verificationTexts.present}</TableCell>
          <TableCell>{asked}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  )
}

interface ChangedPartProps {
  readonly label: string
  readonly present: ReactNode
  readonly asked: ReactNode
  readonly isChange: boolean
}

/** A row of the table. What differs stands out, and has a word besides its colour. */
export function ChangedPart({ label, present, asked, isChange }: ChangedPartProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {label}
      </TableCell>
      <TableCell>{present}</TableCell>
      <TableCell sx={isChange ? { bgcolor: 'warning.light', fontWeight: 650 } : {}}>
        {asked}
        {isChange && <Hidden> {verificationTexts.differs}</Hidden>}
      </TableCell>
    </TableRow>
  )
}

function Hidden({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  )
}
