import { Box, Chip, Typography } from '@mui/material'
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import { peopleText, type SearchStep } from './search-step.ts'

export interface SearchStepsProps {
  readonly steps: readonly SearchStep[]
  readonly onTake: (step: SearchStep) => void
}

/** The ways to narrow a search, in rows; each is a button. */
export function SearchSteps({ steps, onTake }: SearchStepsProps) {
  if (steps.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      {[...groupBy(steps, ({ group }) => group)].map(([group, ofGroup]) => (
        <Box
          key={group}
          role="group"
          aria-label={group}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
        >
          <Typography variant="body2" aria-hidden="true" sx={{ color: 'text.secondary', minWidth: 92 }}>
            {group}
          </Typography>
          {ofGroup.map((step) => (
            <Chip
              key={step.key}
              label={step.people === undefined ? `${step.label} ×` : `${step.label} · ${peopleText(step.people)}`}
              color={step.isTaken ? 'primary' : 'default'}
              variant={step.isTaken ? 'filled' : 'outlined'}
              onClick={() => onTake(step)}
              {...(step.isTaken && { 'aria-label': peopleSearchTexts.clear(step.label) })}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
