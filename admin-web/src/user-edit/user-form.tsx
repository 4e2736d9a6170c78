import { Alert } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import type { FieldValues } from 'react-hook-form'
import { RecordForm, type RecordFormProps } from '../record/record-form.tsx'
import { ConflictNotice, SaveToolbar, type ReviewProps } from '../record/save-toolbar.tsx'
import type { EditedUser } from './user-edit-calls.ts'

export interface UserFormProps<Values extends FieldValues> extends RecordFormProps<EditedUser, Values> {
  /** Why nothing, or not everything, can be changed here. */
  readonly obstacle?: string | undefined
}

/** The form over a part of a user's record, as every tab has one. */
export function UserForm<Values extends FieldValues>({ obstacle, children, ...form }: UserFormProps<Values>) {
  return (
    <RecordForm {...form}>
      <ConflictNotice />
      {obstacle !== undefined && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {obstacle}
        </Alert>
      )}
      {children}
    </RecordForm>
  )
}

/** The buttons below, and what is asked before a part of a user is saved. */
export function UserToolbar({ review }: { readonly review?: Partial<ReviewProps> }) {
  const { update, reviewTitle, save } = userEditTexts
  return <SaveToolbar label={update} waitsForChange review={{ title: reviewTitle, confirmLabel: save, ...review }} />
}
