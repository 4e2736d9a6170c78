/** A one-time password as it is sent to us. */
import { otpError } from '@member-care/domain/account/sign-in-form.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { z } from 'zod'

export const otpSchema = z.string().refine((otp) => otpError(otp) === undefined, { error: () => otpTexts.required })
