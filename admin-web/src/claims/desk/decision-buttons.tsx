import ApproveIcon from '@mui/icons-material/CheckCircleOutlined'
import RequestIcon from '@mui/icons-material/ContactSupportOutlined'
import RejectIcon from '@mui/icons-material/HighlightOff'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Box } from '@mui/material'
import { useId, type ComponentType } from 'react'
import { ApprovableFrom, PayingButton } from '../paying-button.tsx'
import { useShownClaim } from '../use-claim.ts'
import { CorrectionButton } from './correction-button.tsx'
import { decisionForms, type SeenPlan } from './decision-forms.ts'
import { corrections, decisions, isCorrection, type Correction, type Decision } from './desk-commands.ts'
import { useApprovalWait } from './use-approval-wait.ts'

const icons: Readonly<Record<Exclude<Decision, Correction>, ComponentType>> = {
  approve: ApproveIcon,
  reject: RejectIcon,
  'request-information': RequestIcon,
  'start-review': ReviewIcon,
}

export interface DecisionButtonsProps {
  readonly plan: SeenPlan | undefined
  /** The decision whose form was just closed: the focus goes back to its button. */
  readonly closed?: Decision | undefined
  readonly onBegin: (decision: Decision) => void
}

/** The decisions that this administrator can take now; nothing where there is none. */
export function DecisionButtons({ plan, closed, onBegin }: DecisionButtonsProps) {
  const claim = useShownClaim()
  const { toBegin: wait } = useApprovalWait(claim, plan)
  const wordsId = useId()
  const possible = decisions.filter((decision) => claim.actions.includes(decision))
  const corrected = corrections.filter((decision) => claim.actions.includes(decision))
  if (possible.length === 0 && corrected.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {possible.map((decision) => {
        const { label, colour, isPrimary } = decisionForms[decision]
        const Icon = icons[decision]
        return (
          <PayingButton
            key={decision}
            wait={decision === 'approve' ? wait : undefined}
            wordsId={wordsId}
            variant={isPrimary ? 'contained' : 'outlined'}
            color={colour}
            startIcon={<Icon />}
            autoFocus={decision === closed}
            onClick={() => onBegin(decision)}
          >
            {label}
          </PayingButton>
        )
      })}
      {possible.includes('approve') && <ApprovableFrom wait={wait} id={wordsId} />}
      {corrected.length > 0 && (
        <CorrectionButton
          possible={corrected}
          isFirst={closed !== undefined && isCorrection(closed)}
          onBegin={onBegin}
        />
      )}
    </Box>
  )
}
