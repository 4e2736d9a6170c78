import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { dependantFormErrors, type DependantForm } from '@member-care/domain/user/cover-form.ts'
import { Form, TextInput } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { theme } from '../console/theme.ts'
import { ChoiceInput } from '../record/choice-input.tsx'
import { DateInput } from '../record/date-input.tsx'
import { InputGrid } from '../record/input-grid.tsx'
import { ruleResolver } from '../record/rule-resolver.ts'
import { TickInput } from '../record/tick-input.tsx'
import { emailInput, genderChoices } from './person-inputs.tsx'

const TITLE_ID = 'dependant-title'
const FORM_ID = 'dependant-form'
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
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <DialogTitle id={TITLE_ID}>
        {isNew ? companies.addDependant : opened.name} · {companyName}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <Form
            id={FORM_ID}
            record={opened}
            mode="onSubmit"
            reValidateMode="onSubmit"
            noValidate
            resolver={ruleResolver((values: DependantForm) => dependantFormErrors(values, singaporeToday(new Date())))}
            onSubmit={(values: FieldValues) => onKeep(values as DependantForm)}
            disableInvalidFormNotification
          >
            <InputGrid>
              <TextInput source="name" label={labels.name} required />
              <TextInput source="nric" label={labels.nric} required />
              <DateInput source="birthdate" label={labels.birthdate} required />
              <ChoiceInput source="gender" label={labels.gender} choices={genderChoices} />
              <TextInput source="relationship" label={labels.relationship} required />
              <TextInput source="planNo" label={labels.planNo} />
              <DateInput source="effectiveStartDate" label={labels.effectiveStartDate} required />
              <DateInput
                source="effectiveEndDate"
                label={labels.effectiveEndDate}
                helperText={userEditTexts.fields.endHint}
              />
              <TextInput
                source="email"
                label={labels.email}
                {...emailInput}
                helperText={userEditTexts.fields.placeholderHint}
              />
            </InputGrid>
            <TickInput source="loginRequired" label={labels.loginRequired} />
          </Form>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{userEditTexts.cancel}</Button>
        <Button type="submit" form={FORM_ID} variant="contained">
          {companies.keep}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
