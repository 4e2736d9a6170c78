/** The form of a step: its fields with their rules, why it was refused, and the buttons. What is typed is kept at once. */
import { useState, type ReactNode } from 'react'
import { Form, FormSpy } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { focusFirstError } from '../form/focus-first-error.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { RegistrationValues } from './registration-steps.ts'
import type { RegistrationControl, SubmissionErrors } from './use-registration.ts'

interface StepFormProps<Values> {
  readonly control: RegistrationControl
  /** The fields of this step; what else was typed stays as it is. */
  readonly fields: readonly (keyof RegistrationValues)[]
  readonly errors: (values: Values) => Readonly<Partial<Record<string, string>>>
  readonly onSubmit: (values: Values) => Promise<SubmissionErrors> | undefined
  readonly submitLabel?: string
  /** On the submit button while a call is on its way. */
  readonly workingLabel?: string
  /** Beside the buttons. */
  readonly otherAction?: (submitting: boolean) => ReactNode
  readonly isFirst?: boolean
  readonly children: ReactNode | ((values: Values) => ReactNode)
}

export function StepForm<Values extends RegistrationValues>(props: StepFormProps<Values>) {
  const { control, fields, errors, onSubmit, otherAction, isFirst = false, children } = props
  const { submitLabel = registrationPageTexts.next, workingLabel = registrationPageTexts.working } = props
  const [opening] = useState(() => only(fields, control.registration.values) as Partial<Values>)
  return (
    <Form<Values> initialValues={opening} validate={errors} onSubmit={(values) => onSubmit(values)}>
      {({ handleSubmit, values, submitting = false, form }) => (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event)
            focusFirstError(form.getState().errors ?? {})
          }}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <FormSpy<Values>
            subscription={{ values: true }}
            onChange={({ values: typed }) => {
              if (typed !== undefined) control.keep(only(fields, typed))
            }}
          />
          <FailureNotice failure={control.failure} />
          {typeof children === 'function' ? children(values) : children}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap-reverse',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 1.5,
              mt: 0.5,
            }}
          >
            {!isFirst && (
              <Button onClick={control.goBack} disabled={submitting} sx={{ px: 1.5, ml: -1.5 }}>
                {registrationPageTexts.back}
              </Button>
            )}
            <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto', flexGrow: { xs: isFirst ? 1 : 0, sm: 0 } }}>
              {otherAction?.(submitting)}
              <Button
                type="submit"
                variant="contained"
                size="large"
                aria-disabled={submitting}
                sx={{ minWidth: 140, flexGrow: 1 }}
              >
                {submitting ? workingLabel : submitLabel}
              </Button>
            </Box>
          </Box>
        </Box>
      )}
    </Form>
  )
}

/** The values of some fields, each there even when it is empty, so that a field that was cleared stays so. */
function only(fields: readonly (keyof RegistrationValues)[], values: RegistrationValues): RegistrationValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}
