import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material'
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
    <Alert
      ref={alert}
      severity="warning"
      role="alertdialog"
      aria-label={editTexts.conflictTitle}
      tabIndex={-1}
      sx={{ '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <AlertTitle>
        {changedBy ? `${changedBy} ${editTexts.changedMeanwhile}` : editTexts.somebodyChangedMeanwhile}
        {changedAtText && ` (${changedAtText})`}
      </AlertTitle>
      {differences.length === 0 ? (
        <Typography variant="body2">{editTexts.nothingShown}</Typography>
      ) : (
        <Stack
          component="ul"
          aria-label={editTexts.differences}
          spacing={1.5}
          sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}
        >
          {differences.map((difference) => (
            <Difference key={difference.field} difference={difference} />
          ))}
        </Stack>
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

/** One below the other on a phone, side by side where there is room. */
function Difference({ difference: { label, base, theirs, mine, isContested } }: { difference: FieldDifference }) {
  return (
    <Box component="li">
      <Typography variant="h3" component="p">
        {label}
        {isContested && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' '}
            ({editTexts.contested})
          </Box>
        )}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Version of={editTexts.base} value={base} />
        <Version of={editTexts.theirs} value={theirs} isStrong />
        <Version of={editTexts.mine} value={mine} />
      </Box>
    </Box>
  )
}

function Version({ of, value, isStrong = false }: { of: string; value: string | null; isStrong?: boolean }) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.8125rem' }}>
        {of}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(isStrong && { fontWeight: 620 }) }}>
        {value ?? editTexts.nothing}
      </Box>
    </div>
  )
}
