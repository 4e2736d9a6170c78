/** A plan as the console reads it. */
import { planDataSchema } from '@member-care/domain/cover/plan.ts'
import { planStatuses } from '@member-care/domain/cover/plans/plan-state.ts'
import type { PlanRecord, PlanSummary } from '@member-care/projections/plans/plan-queries.ts'
import { z } from 'zod'
import { administratorsNamed } from '../http/names-beside.ts'
import type { Parts } from '../http/parts.ts'

export const planContentSchema = planDataSchema.meta({ id: 'PlanContent' })

const administratorSchema = z.object({ id: z.string(), name: z.string().nullable() })

export const planRowSchema = z
  .object({
    /** The same as `planId`. */
    id: z.string(),
    planId: z.string(),
    companyId: z.string(),
    companyName: z.string(),
    planNo: z.string(),
    /** Of the version that was published last; of the draft, where none was. So is the date. */
    name: z.string(),
    /** YYYY-MM-DD. */
    holdsFrom: z.string(),
    status: z.enum(planStatuses),
    /** How many were published. */
    versionCount: z.number().int(),
    /** UTC, ISO. */
    updatedAt: z.string(),
    /** For the `revision` of a command. */
    revision: z.number().int(),
    /** The same as `revision`, under the name that every record has which two people may edit at once. */
    version: z.number().int(),
  })
  .meta({ id: 'PlanRow' })

export const planRecordSchema = planRowSchema
  .extend({
    /** The next version; null while nobody writes one. */
    draft: z
      .object({
        content: planContentSchema,
        /** Who saved last. */
        savedBy: administratorSchema,
        /** All who saved something of it: none of them may publish it. */
        writtenBy: z.array(administratorSchema),
        /** Null while it is being written. */
        submittedBy: administratorSchema.nullable(),
        /** Why it was not published the last time. */
        returned: z.object({ by: administratorSchema, reason: z.string() }).nullable(),
      })
      .nullable(),
    /** In the order of their publication. */
    versions: z.array(
      z.object({
        /** From 1. */
        version: z.number().int(),
        holdsFrom: z.string(),
        content: planContentSchema,
        writtenBy: z.array(administratorSchema),
        submittedBy: administratorSchema,
        publishedBy: administratorSchema,
        /** UTC, ISO. */
        publishedAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'PlanRecord' })

export function toPlanRow({ planId, updatedAt, ...plan }: PlanSummary): z.infer<typeof planRowSchema> {
  return { id: planId, planId, ...plan, version: plan.revision, updatedAt: updatedAt.toISOString() }
}

export async function toPlanRecord(parts: Parts, plan: PlanRecord): Promise<z.infer<typeof planRecordSchema>> {
  const { draft, versions, ...row } = plan
  const names = await administratorsNamed(parts, [
    ...(draft === undefined ? [] : [...draft.writtenBy, draft.submittedBy ?? '', draft.returned?.by ?? '']),
    ...versions.flatMap(({ writtenBy, submittedBy, publishedBy }) => [...writtenBy, submittedBy, publishedBy]),
  ])
  const named = (id: string) => ({ id, name: names.get(id) ?? null })
  return {
    ...toPlanRow(row),
    draft: draft
      ? {
          content: draft.content,
          savedBy: named(draft.savedBy),
          writtenBy: draft.writtenBy.map(named),
          submittedBy: draft.submittedBy === undefined ? null : named(draft.submittedBy),
          returned: draft.returned ? { by: named(draft.returned.by), reason: draft.returned.reason } : null,
        }
      : null,
    versions: versions.map(({ version, content, writtenBy, submittedBy, publishedBy, publishedAt }) => ({
      version,
      holdsFrom: content.holdsFrom,
      content,
      writtenBy: writtenBy.map(named),
      submittedBy: named(submittedBy),
      publishedBy: named(publishedBy),
      publishedAt: publishedAt.toISOString(),
    })),
  }
}
