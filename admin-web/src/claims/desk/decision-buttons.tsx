import ApproveIcon from '@mui/icons-material/CheckCircleOutlined'
import RequestIcon from '@mui/icons-material/ContactSupportOutlined'
import RejectIcon from '@mui/icons-material/HighlightOff'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Box, Button } from '@mui/material'
import type { ComponentType } from 'react'
import { useShownClaim } from '../use-claim.ts'
import { decisionForms } from './decision-forms.ts'
import { decisions, type Decision } from './desk-commands.ts'

const icons: Readonly<Record<Decision, ComponentType>> = {
  approve: ApproveIcon,
  reject: RejectIcon,
  'request-information': RequestIcon,
  'start-review': ReviewIcon,
}

export interface DecisionButtonsProps {
  /** The decision whose form was just closed: the focus goes back to its button. */
  readonly closed?: Decision | undefined
  readonly onBegin: (decision: Decision) => void
}

/** The decisions that this administrator can take now; nothing where there is none. */
export function DecisionButtons({ closed, onBegin }: DecisionButtonsProps) {
  const claim = useShownClaim()
  const possible = decisions.filter((decision) => claim.actions.includes(decision))
  if (possible.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {possible.map((decision) => {
        const { label, colour, isPrimary } = decisionForms[decision]
        const Icon = icons[decision]
        return (
          <Button
            key={decision}
            variant={isPrimary ? 'contained' : 'outlined'}
            color={colour}
            startIcon={<Icon />}
            autoFocus={decision === closed}
            onClick={() => onBegin(decision)}
          >
            {label}
          </Button>
        )
      })}
    </Box>
  )
}
