import { guaranteeStepTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import AgreeIcon from '@mui/icons-material/HowToRegOutlined'
import ApproveIcon from '@mui/icons-material/CheckCircleOutlined'
import DeclineIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import RejectIcon from '@mui/icons-material/HighlightOff'
import ReplaceIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import RequestIcon from '@mui/icons-material/ContactSupportOutlined'
import ReprocessIcon from '@mui/icons-material/Replay'
import RevokeIcon from '@mui/icons-material/Undo'
import { Box, Button } from '@mui/material'
import { useState, type ComponentType } from 'react'
import { useAdministrator, usePowers } from '../../console/administrator.ts'
import type { Guarantee } from '../guarantee-record.ts'
import { mainStep, possibleSteps, type DeskStep } from './desk-steps.ts'
import { StepDialog } from './step-dialog.tsx'

const looks: Readonly<Record<DeskStep, { readonly icon: ComponentType; readonly colour: 'primary' | 'error' }>> = {
  approve: { icon: ApproveIcon, colour: 'primary' },
  replace: { icon: ReplaceIcon, colour: 'primary' },
  'agree-to-amount': { icon: AgreeIcon, colour: 'primary' },
  'decline-amount': { icon: DeclineIcon, colour: 'primary' },
  'decline-change': { icon: DeclineIcon, colour: 'primary' },
  'request-information': { icon: RequestIcon, colour: 'primary' },
  reject: { icon: RejectIcon, colour: 'error' },
  revoke: { icon: RevokeIcon, colour: 'error' },
  reprocess: { icon: ReprocessIcon, colour: 'primary' },
}

/** What this administrator can decide about the letter now; nothing where there is none. Each asks in a dialog. */
export function StepButtons({ guarantee }: { guarantee: Guarantee }) {
  const mayDecide = usePowers()?.has('guarantees.decide') === true
  const ownId = useAdministrator()?.id as string | undefined
  const [open, setOpen] = useState<DeskStep>()
  if (!mayDecide) return null
  const possible = possibleSteps(guarantee, ownId)
  const main = mainStep(possible)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {possible.map((step) => {
          const { icon: Icon, colour } = looks[step]
          return (
            <Button
              key={step}
              variant={step === main ? 'contained' : 'outlined'}
              color={colour}
              startIcon={<Icon />}
              onClick={() => setOpen(step)}
            >
              {guaranteeStepTexts.steps[step].label}
            </Button>
          )
        })}
      </Box>
      {open && (
        <StepDialog
          key={open}
          step={open}
          guarantee={guarantee}
          isPossible={possible.includes(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
