/** A change of a client's configuration as it is asked for: one schema for the form, the console's call and the catalogue's (3§5, 3§7.7). */
import { z } from 'zod'
import { isEmailAddress } from '../identity/email-address.ts'
import { clientInputTexts as texts } from '../texts/client-edit-texts.ts'
import { changedFields } from '../schemas/changed-fields.ts'
import { isOpenable } from './client-links.ts'
import { clientStatuses, secondaryIdentifiers, teleconsultFeatures } from './client-configuration.ts'
import { elogConfigShape } from './elog-config.ts'
import { ownQuestionnaireSchema } from '../guarantee/own-questionnaire.ts'
import { featuresConfigSchema, paymentConfigSchema } from './features-config.ts'
import { MAXIMUM_AMOUNT_CENTS } from '../money/money.ts'
import { microserviceTemplatesShape } from './microservice-templates.ts'

const MOST_FILES = 20
/** A phone shows little more below a sign. */
const LONGEST_HOME_SCREEN_NAME = 30
/** An NRIC has 9 characters. */
const NRIC_LENGTH = 9
const MOST_EMAILS = 20

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, { error: () => texts.tooLong })
const number = z.number({ error: () => texts.wholeNumber }).int({ error: () => texts.wholeNumber })
const countTo = (most: number) =>
  number.min(0, { error: () => texts.notNegative }).max(most, { error: () => texts.atMost(most) })
const count = countTo(1_000_000_000)
/** An address that members may open. */
const link = text(500).refine((value) => value === '' || isOpenable(value), { error: () => texts.link })
const unique = (items: readonly string[]) => new Set(items).size === items.length

const features = changedFields({
  ...featuresConfigSchema.shape,
  unmaskedNRICLength: number
    .min(0, { error: () => texts.maskLength })
    .max(NRIC_LENGTH, { error: () => texts.maskLength }),
  itemizedMonth: countTo(120),
  maximumFileUpload: number.min(1, { error: () => texts.files }).max(MOST_FILES, { error: () => texts.files }),
  itemizedMessage: text(500),
  homeScreenName: text(LONGEST_HOME_SCREEN_NAME),
  disableMessage: text(500),
  articleCompanyId: text(60),
  defaultPlanEmployee: text(60),
  defaultPlanDependant: text(60),
  straightThroughMost: countTo(100_000),
  letterSecondPersonAbove: countTo(MAXIMUM_AMOUNT_CENTS / 100),
  straightThroughSample: countTo(100),
  teleconsultAppLink: link,
  userGuideUrl: link,
  supportingVisitCode: z
    .array(
      z
        .string()
        .trim()
        .min(1, { error: () => texts.code })
        .max(20, { error: () => texts.code }),
    )
    .refine(unique, { error: () => texts.twice }),
})

const payment = changedFields({
  ...paymentConfigSchema.shape,
  defaults: changedFields(paymentConfigSchema.shape.defaults.shape),
})

const elog = changedFields({
  ...elogConfigShape,
  Presigned_ELOG_Count: count,
  Presigned_ELOG_Amount: count,
  Presigned_ELOG_Limit: count.nullable(),
  Presigned_ELOG_Limit_Count: count.nullable(),
  Fixed_ELOG_Limit: count.nullable(),
  Fixed_ELOG_Limit_Count: count.nullable(),
  NonFixed_ELOG_Limit: count.nullable(),
  NonFixed_ELOG_Limit_Count: count.nullable(),
  companyEmails: z
    .array(
      z
        .string()
        .trim()
        .refine(isEmailAddress, { error: () => texts.emails }),
    )
    .max(MOST_EMAILS, { error: () => texts.tooManyEmails })
    .refine((emails) => unique(emails.map((email) => email.toLowerCase())), { error: () => texts.twice }),
  questionnaire: ownQuestionnaireSchema.nullable(),
})

const onboardingInputSchema = z.object({
  templateAlias: text(80)
    .regex(/^[\w.-]*$/, { error: () => texts.alias })
    .optional(),
  /** The address of a user of this company, which the server looks up; empty for none. */
  testEmail: z
    .string()
    .trim()
    .refine((email) => email === '' || isEmailAddress(email), { error: () => texts.email })
    .optional(),
})

/** The fields have the specification's names. A field that is missing stays as it is. */
export const configurationInputSchema = z.object({
  status: z.enum(clientStatuses).optional(),
  featuresConfig: features.optional(),
  paymentConfig: payment.optional(),
  eLogConfig: elog.optional(),
  enrolmentConfig: z
    .object({
      secondary_identifier: z.array(z.enum(secondaryIdentifiers)).refine(unique, { error: () => texts.twice }),
    })
    .optional(),
  onboardingEmailConfig: onboardingInputSchema.optional(),
  microserviceTemplates: changedFields(
    Object.fromEntries(
      Object.keys(microserviceTemplatesShape).map((name) => [name, text(100)]),
    ) as typeof microserviceTemplatesShape,
  ).optional(),
  teleconsult_features_config: z
    .array(z.enum(teleconsultFeatures))
    .refine(unique, { error: () => texts.twice })
    .optional(),
})
export type ConfigurationInput = z.infer<typeof configurationInputSchema>
