import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { startDateError } from '@member-care/domain/user/user-form.ts'
import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { DateField } from '../console/date-field.tsx'
import { FormDialog } from '../console/form-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { CompanyDraft } from './companies-draft.ts'
import { restartCover, type EditedUser } from './user-edit-calls.ts'

const { companies: texts, cover: labels, cancel } = userEditTexts

interface RestartDialogProps {
  readonly company: CompanyDraft
  readonly user: EditedUser
  readonly onDone: (user: EditedUser) => void
  readonly onClose: () => void
}

/** Asks from when on somebody who left is covered again. Stays open, with the date, when the server refuses. */
export function RestartDialog({ company, user, onDone, onClose }: RestartDialogProps) {
  const { companyId, companyName, cover } = company
  const today = singaporeToday(new Date())
  // The first day that is possible, and is not past.
  const [effectiveStartDate, setStart] = useState(
    cover.effectiveEndDate < today ? today : addDays(cover.effectiveEndDate, 1),
  )
  const [error, setError] = useState<string>()
  const { send, isPending, failure } = useCommandSending<EditedUser>({ onDone })

  function submit() {
    const wrong = startDateError({ effectiveStartDate })
    setError(wrong)
    if (wrong === undefined)
      void send({ companyId, effectiveStartDate, version: user.version }, (options) =>
        restartCover(user, { companyId, effectiveStartDate }, options),
      )
  }

  return (
    <FormDialog
      title={`${texts.startAgainTitle} ${companyName}`}
      cancelLabel={cancel}
      confirm={{ label: texts.startAgain }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5 }}>
        {texts.startAgainText(formatDisplay(cover.effectiveEndDate))}
      </DialogContentText>
      <DateField
        label={labels.effectiveStartDate}
        value={effectiveStartDate}
        onChange={setStart}
        error={error !== undefined}
        helperText={error}
      />
    </FormDialog>
  )
}
