import CorrectIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import { claimCorrectionTexts as texts } from '@member-care/domain/texts/claim-correction-texts.ts'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useShownClaim } from '../use-claim.ts'
import type { Correction } from './desk-commands.ts'

interface CorrectionButtonProps {
  readonly possible: readonly Correction[]
  /** Whether the focus comes back to it. */
  readonly isFirst: boolean
  readonly onBegin: (decision: Correction) => void
}

/** Opens the form that corrects the decision; where there are several ways to correct it, after asking for one. */
export function CorrectionButton({ possible, isFirst, onBegin }: CorrectionButtonProps) {
  const { status } = useShownClaim()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [only, ...others] = possible
  const isChoice = others.length > 0
  const labels: Readonly<Record<Correction, string>> = {
    'correct-to-approved': status === 'APPROVED' ? texts.otherAmount : texts.approve,
    'correct-to-rejected': texts.reject,
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CorrectIcon />}
        autoFocus={isFirst}
        {...(isChoice && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== undefined })}
        onClick={(event) => (isChoice ? setAnchor(event.currentTarget) : only && onBegin(only))}
      >
        {texts.action}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': texts.choices } }}
      >
        {possible.map((decision) => (
          <MenuItem
            key={decision}
            onClick={() => {
              setAnchor(undefined)
              onBegin(decision)
            }}
          >
            {labels[decision]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
