import type { Personal } from '@member-care/domain/events/event-definition.ts'
import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { PersonalText } from './personal-text.tsx'

export interface LabelledField {
  readonly label: string
  /** Null when there is nothing to say. */
  readonly value: Personal<string> | null
}

/** A titled card. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }} aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}

/** Labels and values; side by side where there is room. */
export function FieldList({ fields }: { fields: readonly LabelledField[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(130px, 190px) 1fr' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1 },
      }}
    >
      {fields.map(({ label, value }) => (
        <FieldEntry key={label} label={label}>
          {value === null ? '–' : <PersonalText value={value} />}
        </FieldEntry>
      ))}
    </Box>
  )
}

function FieldEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </Typography>
    </>
  )
}
