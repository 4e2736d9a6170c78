/** Content as the console reads it. */
import {
  audienceSchema,
  contentDataSchema,
  contentKinds,
  type ContentKind,
} from '@member-care/domain/content/content.ts'
import { authorsOf } from '@member-care/domain/content/decide-content.ts'
import { contentStatuses } from '@member-care/domain/content/content-state.ts'
import { translatedLanguages } from '@member-care/domain/content/translations.ts'
import type { ContentRecord, ContentSummary } from '@member-care/projections/content/content-queries.ts'
import { z } from 'zod'
import { administratorsNamed } from '../http/names-beside.ts'
import type { Parts } from '../http/parts.ts'
import { needsFourEyes } from './content.ts'

export const contentBodySchema = contentDataSchema.meta({ id: 'Content' })
export const contentKindSchema = z.enum(contentKinds as readonly [ContentKind, ...ContentKind[]])

const person = z.object({ id: z.string(), name: z.string().nullable() })
const moment = z.string().nullable()

export const contentRowSchema = z
  .object({
    /** The same as `contentId`. */
    id: z.string(),
    contentId: z.string(),
    kind: contentKindSchema,
    title: z.string(),
    /** Whose members see it; null for those of all clients. */
    audience: audienceSchema,
    clientNames: z.array(z.string()),
    status: z.enum(contentStatuses),
    lastVersion: z.number().int(),
    /** Whether the last version was never published. */
    isChanged: z.boolean(),
    /** When it is shown now, or next. UTC, ISO, as are the others. */
    shownFrom: moment,
    /** After which nothing of it is shown any more. */
    endsAt: moment,
    updatedAt: z.string(),
    /** In which languages some of its texts are missing: members read it in English there. */
    missingTexts: z.array(
      z.object({ language: z.enum(translatedLanguages), missing: z.number().int(), texts: z.number().int() }),
    ),
    /** For the `revision` of a command. */
    revision: z.number().int(),
    /** The same as `revision`, under the name that every record has which two people may edit at once. */
    version: z.number().int(),
  })
  .meta({ id: 'ContentRow' })

export const contentRecordSchema = contentRowSchema
  .extend({
    /** In the order of saving. */
    versions: z.array(
      z.object({
        /** From 1. */
        version: z.number().int(),
        audience: audienceSchema,
        content: contentBodySchema,
        savedBy: person,
        savedAt: z.string(),
        restoredFrom: z.number().int().nullable(),
      }),
    ),
    /** When which version is shown, in the order of time. */
    windows: z.array(z.object({ version: z.number().int(), shownFrom: z.string(), shownUntil: moment })),
    submission: z.object({ by: person, shownFrom: moment, shownUntil: moment }).nullable(),
    declined: z.object({ by: person, reason: z.string() }).nullable(),
    /** Whether somebody else has to publish it than those who wrote or submitted it. */
    needsApproval: z.boolean(),
    /** Who wrote something that was not published yet. */
    writtenBy: z.array(person),
  })
  .meta({ id: 'ContentRecord' })

export function toContentRow(item: ContentSummary): z.infer<typeof contentRowSchema> {
  const { contentId, kind, title, audience, clientNames, status, lastVersion, isChanged, revision } = item
  return {
    ...{ id: contentId, contentId, kind, title, status, lastVersion, isChanged, revision, version: revision },
    audience: audience === null ? null : [...audience],
    clientNames: [...clientNames],
    shownFrom: item.shownFrom?.toISOString() ?? null,
    endsAt: item.endsAt?.toISOString() ?? null,
    updatedAt: item.updatedAt.toISOString(),
    missingTexts: item.missingTexts.map((missing) => ({ ...missing })),
  }
}

export async function toContentRecord(parts: Parts, item: ContentRecord): Promise<z.infer<typeof contentRecordSchema>> {
  const { versions, windows, submission, declined } = item
  const authors = authorsOf({
    versions: versions.map(({ restoredFrom: _, ...version }) => version),
    windows,
  })
  const names = await administratorsNamed(parts, [
    ...versions.map(({ savedBy }) => savedBy),
    submission?.by ?? '',
    declined?.by ?? '',
  ])
  const named = (id: string) => ({ id, name: names.get(id) ?? null })
  return {
    ...toContentRow(item),
    versions: versions.map(({ version, audience, content, savedBy, savedAt, restoredFrom }) => ({
      ...{ version, content, restoredFrom },
      audience: audience === null ? null : [...audience],
      savedBy: named(savedBy),
      savedAt: savedAt.toISOString(),
    })),
    windows: windows.map((window) => ({ ...window })),
    submission: submission && { ...submission, by: named(submission.by) },
    declined: declined ? { by: named(declined.by), reason: declined.reason } : null,
    needsApproval: await needsFourEyes(parts, item.audience),
    writtenBy: authors.map(named),
  }
}
