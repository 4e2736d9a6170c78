import { Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { mayLeave } from '../../console/unsaved-work.ts'
import { useUnsavedChangesWarning } from '../../console/use-unsaved-changes-warning.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { DecideButton } from './decide-button.tsx'
import { decisionForms, type DecisionAnswers, type DecisionInput, type SeenPlan } from './decision-forms.ts'
import type { Decision } from './desk-commands.ts'

export interface DecisionWaysOutProps {
  readonly claim: ClaimRecord
  readonly decision: Decision
  readonly plan: SeenPlan | undefined
  /** What the form asks. */
  readonly inputs: readonly DecisionInput[]
  /** What stood in the form when it was opened. */
  readonly begun: DecisionAnswers
  readonly isPending: boolean
  /** Whether the claim still allows the decision; if not, it is not offered. */
  readonly isPossible: boolean
  readonly onCancel: () => void
}

/** The end of a decision's form: it is sent, or closed by button or Escape; what was typed is not lost without a question. */
export function DecisionWaysOut({
  claim,
  decision,
  plan,
  inputs,
  begun,
  isPending,
  isPossible,
  onCancel,
}: DecisionWaysOutProps) {
  const { label, colour } = decisionForms[decision]
  const typed = useWatch<DecisionAnswers>()
  useUnsavedChangesWarning(inputs.some(({ source }) => (typed[source] ?? '') !== (begun[source] ?? '')))
  const close = async () => {
    if (!isPending && (await mayLeave())) onCancel()
  }
  useEscape(() => void close())

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1, mt: 2 }}>
      <Button onClick={() => void close()} disabled={isPending}>
        {isPossible ? editTexts.cancel : editTexts.close}
      </Button>
      {isPossible && (
        <DecideButton
          claim={claim}
          decision={decision}
          plan={plan}
          variant="contained"
          color={colour}
          loading={isPending}
          autoFocus={inputs.length === 0}
        >
          {label}
        </DecideButton>
      )}
    </Box>
  )
}

/** Dialogs and open choices keep their own Escape to themselves. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
