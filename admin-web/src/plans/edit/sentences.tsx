import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { Box } from '@mui/material'
import { useDraftState } from './draft-state.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'

interface SentencesProps {
  /** The parts of the form that they are about. */
  readonly sources: readonly string[]
  readonly of: (plan: Plan) => readonly string[]
}

/** What the fields above mean, in the words that members and the claims desk read; it changes as they are typed. */
export function Sentences({ sources, of }: SentencesProps) {
  const { plan, isWhole } = useDraftState()
  const areWhole = sources.every(isWhole)
  const sentences = areWhole ? of(plan) : [texts.incomplete]
  return (
    <Box
      role="status"
      aria-label={texts.so}
      sx={{
        borderLeft: 3,
        borderColor: 'primary.main',
        pl: 1.5,
        mt: 2,
        typography: 'body2',
        color: areWhole ? 'text.primary' : 'text.secondary',
      }}
    >
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Box>
  )
}
