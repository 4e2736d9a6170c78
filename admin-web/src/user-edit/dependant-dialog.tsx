import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { dependantFormErrors, type DependantForm } from '@member-care/domain/user/cover-form.ts'
import { useForm } from 'react-hook-form'
import { theme } from '../console/theme.ts'
import { InputGrid } from './edit-frame.tsx'
import { ChoiceInput, DateInput, TextInput, TickInput } from './form-inputs.tsx'
import { genderChoices } from './person-inputs.tsx'

const TITLE_ID = 'dependant-title'
const { dependant: labels, companies } = userEditTexts

export interface DependantDialogProps {
  readonly form: DependantForm
  readonly isNew: boolean
  readonly companyName: string
  /** Takes the dependant into the draft; nothing is saved yet. */
  readonly onKeep: (form: DependantForm) => void
  readonly onClose: () => void
}

/** A dependant's fields (3§3). Checked when it is kept, saved with the company. */
export function DependantDialog({ form: opened, isNew, companyName, onKeep, onClose }: DependantDialogProps) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const { control, handleSubmit } = useForm<DependantForm>({
    defaultValues: opened,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = Object.entries(dependantFormErrors(values, singaporeToday(new Date()))).map(([field, message]) => [field, { type: 'rule', message }])
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) as never } : { values, errors: {} }
    },
  })
  const input = { control, isDisabled: false }
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <Box component="form" noValidate onSubmit={(event) => void handleSubmit(onKeep)(event)} sx={{ display: 'contents' }}>
        <DialogTitle id={TITLE_ID}>
          {isNew ? companies.addDependant : opened.name} · {companyName}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ pt: 1 }}>
            <InputGrid>
              <TextInput {...input} name="name" label={labels.name} isRequired />
              <TextInput {...input} name="nric" label={labels.nric} isRequired />
              <DateInput {...input} name="birthdate" label={labels.birthdate} isRequired />
              <ChoiceInput {...input} name="gender" label={labels.gender} choices={genderChoices} />
              <TextInput {...input} name="relationship" label={labels.relationship} isRequired />
              <TextInput {...input} name="planNo" label={labels.planNo} />
              <DateInput {...input} name="effectiveStartDate" label={labels.effectiveStartDate} isRequired />
              <DateInput {...input} name="effectiveEndDate" label={labels.effectiveEndDate} hint={userEditTexts.fields.endHint} />
              <TextInput {...input} name="email" label={labels.email} kind="email" hint={userEditTexts.fields.placeholderHint} />
            </InputGrid>
            <TickInput {...input} name="loginRequired" label={labels.loginRequired} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{userEditTexts.cancel}</Button>
          <Button type="submit" variant="contained">
            {companies.keep}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
