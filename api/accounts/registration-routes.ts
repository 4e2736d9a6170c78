/** The calls of the registration wizard (1§7). All are public (S07); each after the first takes the identifier that the first one gives. */
import { newPasswordFormErrors } from '@member-care/domain/account/new-password-form.ts'
import {
  contactErrors,
  givenBankAccount,
  identificationFormErrors,
  registrationBankErrors,
  registrationEmailErrors,
  termsFormErrors,
} from '@member-care/domain/account/registration-form.ts'
import { registrationProofs } from '@member-care/domain/client/features-config.ts'
import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import { readContactNo } from '@member-care/domain/identity/contact-number.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { registrationFieldTexts } from '@member-care/domain/texts/registration-texts.ts'
import { z } from 'zod'
import { apiError, ApiError } from '../http/api-error.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import { requireCaptcha } from '../integrations/captcha/captcha.ts'
import type { Routes } from '../http/parts.ts'
import { activateAccount, type AccountActivation } from './activate-account.ts'
import { countryCodes } from './country-codes.ts'
import { deviceOf } from './device.ts'
import { requireGoodPassword } from './frequent-passwords.ts'
import { otpSentSchema } from './send-one-time-password.ts'
import { sessionUserSchema } from './session-user.ts'
import { sendRegistrationOtp, verifyEmailAddress, verifyIdentity } from './verify-registration.ts'

/** The identifier of a registration. */
const identifier = z.string().max(200)
const email = z.string().max(320)

const personSchema = z.object({
  name: z.string(),
  contactNo: z.string(),
  contactNoCountryCode: z.string(),
  email: z.string(),
})

/** Name, contact number and address are masked until a one-time password was right. */
const identitySchema = personSchema.extend({
  identifier: z.string(),
  requireRegistrationEmail: z.boolean(),
  emailEditable: z.boolean(),
  /** What another address than the one on record wants besides; null where no other is taken. */
  proofForOtherAddress: z.enum(registrationProofs).nullable(),
})

/** Without an address the one on record is meant. */
const otpRequestSchema = z.object({ identifier, email: email.optional(), proof: z.string().max(100).optional() })

const activationSchema = z.object({
  identifier,
  /** Base64 of the RSA-OAEP encrypted text. */
  newPassword: z.string().max(2_000),
  email,
  contactNo: z.string().max(40),
  contactNoCountryCode: z.string().max(10),
  mainTerms: z.boolean(),
  /** Empty when the step was skipped. */
  bankDetails: z.object({
    bankName: z.string().max(200).optional(),
    bankNo: z.string().max(20).optional(),
    branchNo: z.string().max(20).optional(),
    accountNo: z.string().max(40).optional(),
  }),
})

export const registrationRoutes: Routes = (app, parts) => {
  const config = { access: 'public', rateLimit: strictRateLimit(parts.settings) } as const

  app.post(
    '/users/v3/verifyAccount',
    {
      config,
      schema: {
        // `identifier` is an NRIC, FIN or passport number.
        body: z.object({ identifier: z.string().max(50), captchaResponse: z.string().optional() }),
        response: { 200: identitySchema },
      },
    },
    async (request) => {
      const { identifier: nric, captchaResponse } = request.body
      // The captcha itself is asked for next, in the words for all captchas (C06).
      requireNoErrors(identificationFormErrors({ identifier: nric, captchaResponse: 'checked on its own' }))
      await requireCaptcha(parts.captcha, captchaResponse, request.id)
      return verifyIdentity(parts, nric, request.ip)
    },
  )

  app.post(
    '/users/generateOTPEmailCode',
    { config, schema: { body: otpRequestSchema, response: { 200: otpSentSchema } } },
    async (request) => sendRegistrationOtp(parts, request.body),
  )

  app.post(
    '/users/verifyOTPEmailCode',
    {
      config,
      schema: {
        body: z.object({
          identifier,
          otp: z
            .string()
            .max(20)
            .refine((otp) => otpError(otp) === undefined, { error: () => otpTexts.required }),
        }),
        response: { 200: personSchema.extend({ verified: z.literal(true) }) },
      },
    },
    async (request) => ({ verified: true as const, ...(await verifyEmailAddress(parts, request.body)) }),
  )

  app.post(
    '/users/activateaccount',
    {
      config,
      schema: {
        body: activationSchema,
        response: { 200: z.object({ user: sessionUserSchema, notifyUserLastPasswordUpdate: z.boolean() }) },
      },
    },
    async (request) => {
      const newPassword = request.body.newPassword === '' ? '' : parts.signInKey.decrypt(request.body.newPassword)
      if (newPassword === undefined) throw apiError('MALFORMED_REQUEST')
      const activation = readActivation({ ...request.body, newPassword })
      await requireGoodPassword(newPassword, 'registration', 'newPassword')
      return activateAccount(parts, activation, {
        language: request.language,
        requestId: request.id,
        clientAddress: request.ip,
        device: deviceOf(request),
      })
    },
  )
}

/** What the wizard's forms would have said, for callers that are not it. @throws ApiError 422 */
function readActivation(body: z.infer<typeof activationSchema>): AccountActivation {
  const { mainTerms, newPassword, bankDetails } = body
  const isListed = countryCodes().some(({ code }) => code === body.contactNoCountryCode)
  requireNoErrors({
    ...termsFormErrors({ mainTerms }),
    ...(!isListed && { contactNoCountryCode: registrationFieldTexts.countryCodeRequired }),
    ...contactErrors(body),
    // Which address it may be was settled when its one-time password was sent.
    ...registrationEmailErrors(body, { email: '', emailEditable: true }),
    ...newPasswordFormErrors({ newPassword, newPasswordConfirm: newPassword }, 'registration'),
    ...registrationBankErrors(bankDetails, singaporeBanks),
  })
  return {
    identifier: body.identifier,
    newPassword,
    email: body.email.trim(),
    contactNo: readContactNo(body.contactNo),
    contactNoCountryCode: body.contactNoCountryCode,
    bankAccount: givenBankAccount(bankDetails),
  }
}

function requireNoErrors(errors: Readonly<Record<string, string>>): void {
  const [first] = Object.values(errors)
  if (first !== undefined) throw new ApiError('VALIDATION_ERROR', { status: 422, text: first, errors })
}
