import { Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { mayLeave } from '../../console/unsaved-work.ts'
import { useUnsavedChangesWarning } from '../../console/use-unsaved-changes-warning.ts'
import { decisionForms, type DecisionAnswers, type DecisionInput } from './decision-forms.ts'
import type { Decision } from './desk-commands.ts'

export interface DecisionWaysOutProps {
  readonly decision: Decision
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
export function DecisionWaysOut({ decision, inputs, begun, isPending, isPossible, onCancel }: DecisionWaysOutProps) {
  const { label, colour } = decisionForms[decision]
  const typed = useWatch<DecisionAnswers>()
  useUnsavedChangesWarning(inputs.some(({ source }) => (typed[source] ?? '') !== (begun[source] ?? '')))
  const close = async () => {
    if (!isPending && (await mayLeave())) onCancel()
  }
  useEscape(() => void close())

  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
      <Button onClick={() => void close()} disabled={isPending}>
        {isPossible ? editTexts.cancel : editTexts.close}
      </Button>
      {isPossible && (
        <Button type="submit" variant="contained" color={colour} loading={isPending} autoFocus={inputs.length === 0}>
          {label}
        </Button>
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
