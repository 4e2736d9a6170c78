/** Change My Email, step by step (2§4): the new address twice, the password, the code that went to the new address. After any failure it begins anew. */
import { useState } from 'react'
import { Form } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { OTP_DIGITS } from '@member-care/domain/account/sign-in-rules.ts'
import { changeEmailTexts as texts, updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import {
  emailCodeErrors,
  emailPasswordErrors,
  newEmailErrors,
  type NewEmailForm,
} from '@member-care/domain/user/email-change.ts'
import { FormBox } from '../form/form-box.tsx'
import { TextInput } from '../form/text-input.tsx'
import { LocalMailboxLink } from '../one-time-password/local-mailbox-link.tsx'
import { Panel } from '../page/panel.tsx'
import { sendNewEmailOtp, updateProfile, verifyNewEmailOtp, verifyPassword } from '../portal-api/profile-changes-api.ts'
import { renewUser, useSignedInUser } from '../session/session.ts'
import { ChangeFailure, Done } from './change-form.tsx'
import { CurrentPasswordInput } from './current-password-input.tsx'
import { failureMessage } from './failure-message.ts'

type Step = 'address' | 'password' | 'code'
const steps: readonly Step[] = ['address', 'password', 'code']

/** All that is typed; each step shows its own fields. */
interface Values extends NewEmailForm {
  readonly password?: string
  readonly otp?: string
}

interface Stand {
  readonly step: Step
  readonly newEmail: string
  readonly outcome?: { readonly failure: string } | 'changed'
  /** Grows when the form begins anew. */
  readonly round: number
}

export function EmailSection() {
  const { uuid, email } = useSignedInUser()
  const [stand, setStand] = useState<Stand>({ step: 'address', newEmail: '', round: 0 })
  const { step, newEmail, outcome, round } = stand

  const beginAnew = (result?: Stand['outcome']) =>
    setStand({ step: 'address', newEmail: '', round: round + 1, ...(result && { outcome: result }) })

  const go = async (values: Values): Promise<void> => {
    try {
      if (step === 'address') return setStand({ step: 'password', newEmail: values.newEmail?.trim() ?? '', round })
      if (step === 'password') {
        await verifyPassword(uuid, values.password ?? '')
        await sendNewEmailOtp(newEmail)
        return setStand({ step: 'code', newEmail, round })
      }
      await verifyNewEmailOtp(values.otp ?? '')
      renewUser(await updateProfile({ email: newEmail }))
      beginAnew('changed')
    } catch (error) {
      beginAnew({ failure: failureMessage(error) })
    }
  }

  return (
    <Panel title={updateBioTexts.email}>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>
        {outcome === 'changed' && <Done key={round}>{texts.changed}</Done>}
        {typeof outcome === 'object' && <ChangeFailure message={outcome.failure} />}
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email === '' ? texts.none : texts.present(email)}
        </Box>
        <Form<Values>
          key={`${round} ${step}`}
          onSubmit={go}
          validate={(values): Readonly<Record<string, string>> => errorsOf(step, values, email)}
        >
          {({ handleSubmit, errors, submitting }) => (
            <FormBox form={{ handleSubmit, errors }}>
              <Box sx={{ fontWeight: 600 }} aria-live="polite">
                {texts.step(steps.indexOf(step) + 1)}
              </Box>
              {step === 'address' && <AddressFields />}
              {step === 'password' && (
                <CurrentPasswordInput
                  name="password"
                  label={texts.password}
                  labels={{ show: texts.showPassword, hide: texts.hidePassword }}
                  autoFocus
                />
              )}
              {step === 'code' && <CodeField newEmail={newEmail} />}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                <Button type="submit" variant="contained" aria-disabled={submitting} sx={{ minWidth: 180 }}>
                  {submitting ? texts.working : step === 'code' ? texts.confirm : texts.next}
                </Button>
                {step !== 'address' && <Button onClick={() => beginAnew()}>{texts.startAgain}</Button>}
              </Box>
            </FormBox>
          )}
        </Form>
      </Box>
    </Panel>
  )
}

function errorsOf(step: Step, values: Values, email: string): Readonly<Record<string, string>> {
  if (step === 'address') return newEmailErrors(values, email)
  return step === 'password' ? emailPasswordErrors(values) : emailCodeErrors(values)
}

function AddressFields() {
  return (
    <>
      <TextInput
        name="newEmail"
        type="email"
        label={texts.newEmail}
        autoComplete="email"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none' }}
      />
      <TextInput
        name="newEmailAgain"
        type="email"
        label={texts.newEmailAgain}
        autoComplete="off"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none' }}
      />
    </>
  )
}

function CodeField({ newEmail }: { readonly newEmail: string }) {
  return (
    <>
      <TextInput
        name="otp"
        label={texts.otp}
        hint={texts.otpHint(newEmail)}
        parse={(typed) => typed.replace(/\D/g, '').slice(0, OTP_DIGITS)}
        autoComplete="one-time-code"
        autoFocus
        inputProps={{ inputMode: 'numeric' }}
      />
      <LocalMailboxLink />
    </>
  )
}
