import DifferentIcon from '@mui/icons-material/CompareArrows'
import {
  Box,
  Chip,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { momentTexts } from '@member-care/domain/texts/record-history-texts.ts'
import type { LabelledField } from '../console/field-list.tsx'
import { PersonalText } from '../console/personal-text.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import type { ComparedField, ComparedGroup } from './compared-fields.ts'

export interface ComparisonTableProps {
  readonly label: string
  readonly groups: readonly ComparedGroup[]
  /** The moment of the earlier one, ISO. */
  readonly thenAt: string
  readonly isStale: boolean
}

/** A record then and now, field by field. A difference has a mark and a word besides its colour. */
export function ComparisonTable({ label, groups, thenAt, isStale }: ComparisonTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const differences = groups.flatMap(({ fields }) => fields).filter(({ isDifferent }) => isDifferent).length
  const shown = onlyDifferences
    ? groups.map((group) => ({ ...group, fields: group.fields.filter(({ isDifferent }) => isDifferent) }))
    : groups

  return (
    <Box sx={{ mt: 2, opacity: isStale ? 0.6 : 1 }} aria-busy={isStale}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
          {differences === 0 ? momentTexts.unchanged : momentTexts.changed(differences)}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
          }
          label={momentTexts.onlyDifferences}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0 }}
        />
      </Box>
      <Table
        size="small"
        aria-label={label}
        sx={{
          tableLayout: 'fixed',
          '& td, & th': { px: 1, py: 0.75, overflowWrap: 'anywhere', whiteSpace: 'normal', verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '30%' }}>{momentTexts.field}</TableCell>
            <TableCell>{momentTexts.then(formatInstant(thenAt))}</TableCell>
            <TableCell>{momentTexts.now}</TableCell>
          </TableRow>
        </TableHead>
        {shown
          .filter(({ fields }) => fields.length > 0)
          .map(({ title, fields }) => (
            <TableBody key={title}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  colSpan={3}
                  sx={{ fontWeight: 650, borderBottom: 0, pt: '14px !important' }}
                >
                  {title}
                </TableCell>
              </TableRow>
              {fields.map((field) => (
                <ComparedRow key={field.label} field={field} />
              ))}
            </TableBody>
          ))}
      </Table>
    </Box>
  )
}

function ComparedRow({ field: { label, then, now, isDifferent } }: { field: ComparedField }) {
  return (
    <TableRow
      sx={
        isDifferent
          ? { bgcolor: 'warning.light', boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.warning.main}` }
          : {}
      }
    >
      <TableCell
        component="th"
        scope="row"
        sx={{ color: isDifferent ? 'text.primary' : 'text.secondary', fontWeight: isDifferent ? 600 : 400 }}
      >
        {label}
        {isDifferent && (
          <Chip
            size="small"
            icon={<DifferentIcon />}
            label={momentTexts.differs}
            sx={{
              mt: 0.5,
              display: 'flex',
              width: 'fit-content',
              height: 22,
              bgcolor: 'background.paper',
              color: 'warning.main',
              '& .MuiChip-icon': { color: 'warning.main', fontSize: 14 },
            }}
          />
        )}
      </TableCell>
      <TableCell>
        <FieldValue value={then} />
      </TableCell>
      <TableCell sx={{ fontWeight: isDifferent ? 620 : 400 }}>
        <FieldValue value={now} />
      </TableCell>
    </TableRow>
  )
}

function FieldValue({ value }: { value: LabelledField['value'] }) {
  return value === null ? '–' : <PersonalText value={value} />
}
