import { Alert, Box, Button } from '@mui/material'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { ChangesReviewDialog } from '../console/changes-review-dialog.tsx'
import { EditConflict } from '../console/edit-conflict.tsx'
import { FailureAlert } from '../console/failure-alert.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useRecordEdit } from './record-edit.ts'

/** Above the inputs: what somebody else saved first, beside what is typed here, until one of the two is chosen. */
export function ConflictNotice() {
  const { conflict } = useRecordEdit()
  if (!conflict) return null
  const { theirs, differences, keepMine, takeTheirs } = conflict
  const { by, at } = lastChangeOf(theirs)
  return (
    <Box sx={{ mb: 2.5 }}>
      <EditConflict
        differences={differences}
        changedBy={by}
        changedAtText={at && formatInstant(at)}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
    </Box>
  )
}

/** Who changed a record last, and when; records call it `updated` or `changed`. */
function lastChangeOf(record: RaRecord): { readonly by: string | undefined; readonly at: string | undefined } {
  const first = (...values: readonly unknown[]) => values.find((value) => typeof value === 'string')
  return { by: first(record['updatedBy'], record['changedBy']), at: first(record['updatedAt'], record['changedAt']) }
}

export interface ReviewProps {
  readonly title: string
  readonly confirmLabel: string
  readonly consequence?: ReactNode
  /** What it touches elsewhere. */
  readonly touched?: ReactNode
  readonly asksReason?: boolean
}

/** What is about to be saved, old and new, before it is. */
export function ReviewBeforeSaving({ title, confirmLabel, consequence, touched, asksReason = false }: ReviewProps) {
  const { review, isPending, failure } = useRecordEdit()
  if (!review) return null
  return (
    <ChangesReviewDialog
      title={title}
      changes={review.edits}
      consequence={consequence}
      touched={touched}
      confirmLabel={confirmLabel}
      asksReason={asksReason}
      onConfirm={review.confirm}
      onClose={review.cancel}
      isPending={isPending}
      failure={failure?.message}
    />
  )
}

export interface SaveToolbarProps {
  /** Of the button that sends the form. */
  readonly label: string
  /** Whether the button waits until something is changed. */
  readonly waitsForChange?: boolean
  readonly review: ReviewProps
}

/** Below the inputs: save and discard, why it failed, and the review before saving. */
export function SaveToolbar({ label, waitsForChange = false, review }: SaveToolbarProps) {
  const edit = useRecordEdit()
  const { isDirty, isPending, isUnchanged, conflict } = edit
  return (
    <>
      {isUnchanged && !isDirty && (
        <Alert severity="info" sx={{ mt: 2.5 }}>
          {editTexts.nothingChanged}
        </Alert>
      )}
      {!edit.review && !conflict && <FailureAlert message={edit.failure?.message} sx={{ mt: 2.5 }} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 3 }}>
        <Button
          type="submit"
          variant="contained"
          disabled={(waitsForChange && !isDirty) || conflict !== undefined}
          loading={isPending && !edit.review}
        >
          {label}
        </Button>
        {isDirty && !conflict && (
          <Button onClick={edit.discard} disabled={isPending}>
            {editTexts.discard}
          </Button>
        )}
      </Box>
      <ReviewBeforeSaving {...review} />
    </>
  )
}
