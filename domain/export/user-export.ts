/** The export of users: what may be asked for, and how long its file may be fetched (3§2.4, ADM-EXP). */
import { z } from 'zod'

/** `e` employees only, `d` dependants only (3§2.4); capitals are taken too (C08). */
export const exportedMemberTypes = ['all', 'e', 'd'] as const
export type ExportedMemberType = (typeof exportedMemberTypes)[number]

/** Which companies' users: those whose group code, policy number or name contains the text. */
export const exportFilterFields = ['groupCode', 'policyNo', 'name'] as const
export type ExportFilterField = (typeof exportFilterFields)[number]

export const exportFilterSchema = z.object({
  field: z.enum(exportFilterFields),
  query: z.string().trim().min(1).max(200),
})

export const userExportRequestSchema = z.object({
  memberType: z.string().toLowerCase().pipe(z.enum(exportedMemberTypes)).default('all'),
  /** Without one, the users of every company that the administrator reaches. */
  filter: exportFilterSchema.nullish(),
})
export type UserExportRequest = z.infer<typeof userExportRequestSchema>

/** `waiting` for its turn, `writing`, `ready` to be fetched, `failed`, or `expired`: its file is gone. */
export const exportStates = ['waiting', 'writing', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

/** How long after the file was written its link leads to it. */
export const EXPORT_LINK_HOURS = 24

/** Whether more is to come by itself. */
export function isUnderWay(state: ExportState): boolean {
  return state === 'waiting' || state === 'writing'
}
