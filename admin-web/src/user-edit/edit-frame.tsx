import { Alert, Box, Button } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChangesReviewDialog } from '../console/changes-review-dialog.tsx'
import { EditConflict } from '../console/edit-conflict.tsx'
import { FailureAlert } from '../console/failure-alert.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import type { RecordForm } from './use-record-form.ts'

export interface EditFrameProps<Values extends FieldValues> {
  readonly label: string
  readonly record: RecordForm<Values>
  /** Why nothing, or not everything, can be changed here. */
  readonly obstacle?: string | undefined
  /** Whether there is anything to save at all. */
  readonly canSave: boolean
  readonly reviewTitle?: string
  readonly consequence?: ReactNode
  readonly asksReason?: boolean
  readonly children: ReactNode
}

/** What every tab with a form has around its inputs: what somebody else changed, the buttons, and the review before saving. */
export function EditFrame<Values extends FieldValues>({ label, record, obstacle, canSave, reviewTitle, consequence, asksReason, children }: EditFrameProps<Values>) {
  const { form, submit, review, confirm, cancel, discard, conflict, keepMine, takeTheirs, isPending, failure } = record
  const isDirty = form.formState.isDirty
  return (
    <Box component="form" noValidate aria-label={label} onSubmit={submit}>
      {conflict && (
        <Box sx={{ mb: 2.5 }}>
          <EditConflict
            differences={conflict.differences}
            changedBy={conflict.theirs.updatedBy}
            changedAtText={formatInstant(conflict.theirs.updatedAt)}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        </Box>
      )}
      {obstacle !== undefined && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {obstacle}
        </Alert>
      )}
      {children}
      {failure && !review && !conflict && <FailureAlert message={failure.message} sx={{ mt: 2.5 }} />}
      {canSave && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 3 }}>
          <Button type="submit" variant="contained" disabled={!isDirty || conflict !== undefined}>
            {userEditTexts.update}
          </Button>
          {isDirty && !conflict && (
            <Button onClick={discard} disabled={isPending}>
              {userEditTexts.discard}
            </Button>
          )}
        </Box>
      )}
      {review && (
        <ChangesReviewDialog
          title={reviewTitle ?? userEditTexts.reviewTitle}
          changes={review}
          consequence={consequence}
          confirmLabel={userEditTexts.save}
          asksReason={asksReason ?? false}
          onConfirm={confirm}
          onClose={cancel}
          isPending={isPending}
          failure={failure?.message}
        />
      )}
    </Box>
  )
}

/** Inputs side by side where there is room. */
export function InputGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>{children}</Box>
}
