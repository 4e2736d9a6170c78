/**
 * The registration under way: what has been entered, the step that is open, and the calls that lead from one step to the next.
 * The step is in the address, so that the browser's Back leads to the step before; what was entered outlives a reload of this tab.
 */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rememberSentOtp, type OtpSent } from '@member-care/web-kit/one-time-password/sent-otp.ts'
import { takeChoiceBeforeSignIn } from '@member-care/web-kit/language/kept-language.ts'
import { isMasked } from '@member-care/domain/identity/masked-identity.ts'
import { readContactNo } from '@member-care/domain/identity/contact-number.ts'
import { readPublicKey } from '../portal-api/session-api.ts'
import {
  activateAccount,
  sendEmailOtp,
  verifyAccount,
  verifyEmailOtp,
  type Identity,
} from '../portal-api/registration-api.ts'
import { beginSession } from '../session/session.ts'
import { encryptForServer } from '@member-care/api/client/encrypt-for-server.ts'
import { forgetRegistration, keepRegistration, keptRegistration } from './kept-registration.ts'
import { afterRefusal, fieldErrorsOf, type RegistrationFailure } from './registration-failure.ts'
import {
  emptyRegistration,
  isEmailConfirmed,
  isOtpSent,
  isRegistrationStep,
  stepBefore,
  stepToShow,
  withConfirmation,
  withIdentity,
  withoutIdentity,
  type Registration,
  type RegistrationStep,
  type RegistrationValues,
} from './registration-steps.ts'

/** Texts at single fields, as the form library takes them from a submission; undefined when all went well. */
export type SubmissionErrors = Readonly<Record<string, string>> | undefined

export interface RegistrationControl {
  readonly registration: Registration
  readonly step: RegistrationStep
  /** Why the last call was refused, when that is shown at the open step. */
  readonly failure: RegistrationFailure | null
  /** The page was opened in the middle: with nothing to go on with, or with everything but the passwords. */
  readonly reopened: 'empty' | 'without-password' | null
  readonly goTo: (step: RegistrationStep) => void
  readonly goBack: () => void
  /** Keeps what is typed, so that no way back or forth loses it. */
  readonly keep: (values: RegistrationValues) => void
  readonly identify: (captchaResponse: string) => Promise<SubmissionErrors>
  readonly forgetIdentity: () => void
  /** Has a one-time password sent to the address unless that was done, and goes on. */
  readonly confirmEmail: () => Promise<SubmissionErrors>
  /** Sends another one. Rejects when it is refused. */
  readonly resendOtp: () => Promise<OtpSent>
  /** Rejects when it is wrong. */
  readonly answerOtp: (otp: string) => Promise<void>
  readonly activate: (bank: 'with-bank' | 'skip-bank') => Promise<SubmissionErrors>
}

export function useRegistration(): RegistrationControl {
  const [query, setQuery] = useSearchParams()
  const [registration, setRegistration] = useState(() => keptRegistration() ?? emptyRegistration)
  const [failure, setFailure] = useState<RegistrationFailure | null>(null)
  const [reopened] = useState(() => reopenedAt(query.get('step'), registration))
  // Calls take time: what they go on with is what has been entered by then.
  const current = useRef(registration)
  const change = (to: Registration) => {
    current.current = to
    setRegistration(to)
    keepRegistration(to)
  }

  const wanted = query.get('step')
  const step = stepToShow(isRegistrationStep(wanted) ? wanted : 'terms', registration)
  useEffect(() => {
    // The address of a step that cannot be opened is that of the step which is shown instead.
    if ((wanted ?? 'terms') !== step) setQuery(addressOf(step), { replace: true })
  }, [wanted, step, setQuery])

  const goTo = (to: RegistrationStep) => {
    setFailure(null)
    setQuery(addressOf(to))
  }

  const refuse = (error: unknown, at: RegistrationStep): SubmissionErrors => {
    const emailStep = current.current.identity?.requireRegistrationEmail === true ? 'email' : 'identification'
    const [after, told] = afterRefusal(error, at, emailStep, current.current)
    change(after)
    setFailure(told)
    if (told.step !== at) setQuery(addressOf(told.step), { replace: true })
    return fieldErrorsOf(error)
  }

  /** The form of the one-time password tells of a refusal itself; here it is only seen whether the step can be stayed at. */
  const passOn = (error: unknown): never => {
    refuse(error, 'otp')
    throw error
  }

  const attempt = async (at: RegistrationStep, work: () => Promise<void>): Promise<SubmissionErrors> => {
    setFailure(null)
    try {
      await work()
      return undefined
    } catch (error) {
      return refuse(error, at)
    }
  }

  const sendOtp = async (): Promise<OtpSent> => {
    const { identifier } = identityOf(current.current)
    const email = current.current.values.email?.trim() ?? ''
    // Left masked, the address on record is meant.
    const sent = await sendEmailOtp(
      identifier,
      isMasked(email) ? undefined : { email, proof: current.current.values.proof ?? '' },
    )
    rememberSentOtp({ use: 'registration', email }, sent)
    change({ ...current.current, confirmedEmail: null, sentTo: email })
    return sent
  }

  return {
    registration,
    step,
    failure: failure?.step === step ? failure : null,
    reopened,
    goTo,
    goBack: () => goTo(stepBefore(step, registration.identity)),
    keep: (values) => change({ ...current.current, values: { ...current.current.values, ...values } }),
    identify: (captchaResponse) =>
      attempt('identification', async () => {
        const identity = await verifyAccount(current.current.values.identifier?.trim() ?? '', captchaResponse)
        change(withIdentity(current.current, identity))
      }),
    forgetIdentity: () => {
      setFailure(null)
      change(withoutIdentity(current.current))
    },
    confirmEmail: () =>
      attempt(step, async () => {
        if (!isOtpSent(current.current)) await sendOtp()
        goTo(isEmailConfirmed(current.current) ? 'password' : 'otp')
      }),
    resendOtp: () => sendOtp().catch(passOn),
    answerOtp: async (otp) => {
      const person = await verifyEmailOtp(identityOf(current.current).identifier, otp).catch(passOn)
      change(withConfirmation(current.current, person))
      goTo('password')
    },
    activate: (bank) =>
      attempt('bank', async () => {
        const { values } = current.current
        const { publicKey } = await readPublicKey()
        const { user } = await activateAccount({
          identifier: identityOf(current.current).identifier,
          newPassword: await encryptForServer(values.newPassword ?? '', publicKey),
          email: values.email?.trim() ?? '',
          contactNo: readContactNo(values.contactNo),
          contactNoCountryCode: values.contactNoCountryCode ?? '',
          mainTerms: true,
          bankDetails: bank === 'with-bank' ? accountOf(values) : {},
        })
        // What was typed has done its work; the password least of all stays.
        change({
          ...emptyRegistration,
          identity: current.current.identity,
          completed: { withBank: bank === 'with-bank' },
        })
        forgetRegistration()
        beginSession(user)
        // It is the person's by now, since the call said it; it is not to go with whoever signs in next.
        takeChoiceBeforeSignIn()
        setQuery(addressOf('completed'), { replace: true })
      }),
  }
}

/** What is missing where the page was opened at a step in the middle. */
function reopenedAt(step: string | null, registration: Registration): RegistrationControl['reopened'] {
  if (step === null) return null
  if (registration === emptyRegistration) return 'empty'
  return step === 'password' || step === 'bank' ? 'without-password' : null
}

function addressOf(step: RegistrationStep): Record<string, string> {
  return step === 'terms' ? {} : { step }
}

function identityOf({ identity }: Registration): Identity {
  if (identity === null) throw new Error('Nobody has been identified.')
  return identity
}

function accountOf({ bankName = '', bankNo = '', branchNo = '', accountNo = '' }: RegistrationValues) {
  return { bankName, bankNo, branchNo, accountNo }
}
