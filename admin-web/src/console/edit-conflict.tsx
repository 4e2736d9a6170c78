import { Alert, AlertTitle, Box, Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useEffect, useRef } from 'react'
import type { FieldDifference } from './edit-differences.ts'

export interface EditConflictProps {
  /** What somebody else changed since the form was opened. */
  readonly differences: readonly FieldDifference[]
  /** Their name, where it is known, and when. */
  readonly changedBy?: string | null | undefined
  readonly changedAtText?: string | undefined
  /** Goes on with what is typed here, on top of what they saved; nothing is sent yet. */
  readonly onKeepMine: () => void
  /** Takes their record and drops what is typed here. */
  readonly onTakeTheirs: () => void
}

/** Stands above a form that was saved too late: what the other person changed, beside what is typed here. Nothing is lost until somebody chooses. */
export function EditConflict({ differences, changedBy, changedAtText, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.focus()
  }, [])
  const isContested = differences.some((difference) => difference.isContested)
  return (
    <Alert ref={alert} severity="warning" role="alertdialog" aria-label={editTexts.conflictTitle} tabIndex={-1} sx={{ '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}>
      <AlertTitle>
        {changedBy ? `${changedBy} ${editTexts.changedMeanwhile}` : editTexts.somebodyChangedMeanwhile}
        {changedAtText && ` (${changedAtText})`}
      </AlertTitle>
      {differences.length === 0 ? (
        <Typography variant="body2">{editTexts.nothingShown}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={editTexts.differences} sx={{ my: 1, '& th, & td': { minWidth: 104, overflowWrap: 'break-word' } }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{editTexts.field}</TableCell>
                <TableCell>{editTexts.base}</TableCell>
                <TableCell>{editTexts.theirs}</TableCell>
                <TableCell>{editTexts.mine}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differences.map((difference) => (
                <TableRow key={difference.field}>
                  <TableCell component="th" scope="row">
                    {difference.label}
                    {difference.isContested && (
                      <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                        {editTexts.contested}
                      </Box>
                    )}
                  </TableCell>
                  <TableCell>{difference.base ?? editTexts.nothing}</TableCell>
                  <TableCell sx={{ fontWeight: 620 }}>{difference.theirs ?? editTexts.nothing}</TableCell>
                  <TableCell>{difference.mine ?? editTexts.nothing}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Typography variant="body2">{isContested ? editTexts.chooseContested : editTexts.choose}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 1.5 }}>
        {/* The theme colours buttons in alerts as their text; this one has a ground of its own. */}
        <Button variant="contained" size="small" onClick={onKeepMine} sx={{ '&&&': { color: 'primary.contrastText' } }}>
          {editTexts.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {editTexts.takeTheirs}
        </Button>
      </Stack>
    </Alert>
  )
}
