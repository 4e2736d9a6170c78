/** How letters of guarantee are made for a client's members: `eLogConfig`, under the specification's names (3§3). */
import { z } from 'zod'
import { personal } from '../events/event-definition.ts'
import { questionnaireSchema } from '../guarantee/questionnaire.ts'

/** Yes and no as the letter service counts them (3§2.6 "Yes/No as 1/0"). */
const yesNoNumberSchema = z.union([z.literal(0), z.literal(1)])
const elogKinds = ['Fixed', 'NonFixed'] as const

/** Numbers of letters, and whole Singapore dollars; null where nothing limits them. */
const limit = z.number().int().min(0).nullable()

/** As recorded. */
export const elogConfigShape = {
  LogF_RequireHR: yesNoNumberSchema,
  LogNF_RequireHR: yesNoNumberSchema,
  Default_ELOG: z.enum(elogKinds),
  Presigned_ELOG_Count: z.number().int().min(0),
  Presigned_ELOG_Amount: z.number().int().min(0),
  Presigned_ELOG_Limit: limit,
  Presigned_ELOG_Limit_Count: limit,
  Fixed_ELOG_Limit: limit,
  Fixed_ELOG_Limit_Count: limit,
  NonFixed_ELOG_Limit: limit,
  NonFixed_ELOG_Limit_Count: limit,
  /** People of the company who are told of letters. */
  companyEmails: z.array(z.string()),
  /** What is asked with every request for a letter; null for the usual questions (S83). */
  questionnaire: questionnaireSchema.nullable(),
}
export const elogConfigSchema = z.object(elogConfigShape)
export type ElogConfig = z.infer<typeof elogConfigSchema>

/** The same in events, where the addresses are personal; their data subject is the company. */
export const recordedElogShape = { ...elogConfigShape, companyEmails: personal(elogConfigShape.companyEmails) }

/** A client that nobody has configured: no letter needs its HR, none is signed beforehand, and one that is covers 10000 (3§9). */
export const usualElogConfig: ElogConfig = {
  LogF_RequireHR: 0,
  LogNF_RequireHR: 0,
  Default_ELOG: 'NonFixed',
  Presigned_ELOG_Count: 0,
  Presigned_ELOG_Amount: 10_000,
  Presigned_ELOG_Limit: null,
  Presigned_ELOG_Limit_Count: null,
  Fixed_ELOG_Limit: null,
  Fixed_ELOG_Limit_Count: null,
  NonFixed_ELOG_Limit: null,
  NonFixed_ELOG_Limit_Count: null,
  companyEmails: [],
  questionnaire: null,
}
