/** Uploads and their rows as those who reach them are told of them. */
import { maskNric, maskNricInEmail, VISIBLE_NRIC } from '@member-care/domain/identity/nric.ts'
import { uploadColumns } from '@member-care/domain/upload/upload-columns.ts'
import { endOf, uploadOutcomes, type UploadChange } from '@member-care/domain/upload/upload-outcome.ts'
import { memberTypes } from '@member-care/domain/user/user-events.ts'
import { z } from 'zod'
import type { TouchedByEnd } from './touched-by-ends.ts'
import type { KeptEntry } from './upload-rows.ts'
import type { Upload } from './upload-store.ts'

const counts = z.object({
  created: z.number(),
  updated: z.number(),
  terminated: z.number(),
  unchanged: z.number(),
  rejected: z.number(),
})

export const uploadSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** The sender's name. */
  uploadedBy: z.string(),
  /** Of the company whose own HR sent it; null where an administrator did. */
  companyName: z.string().nullable(),
  /** Whether it is the caller's own: only they may submit or discard it. */
  isOwn: z.boolean(),
  /** UTC, ISO. */
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  state: z.enum(['checking', 'checked', 'processing', 'complete', 'failed', 'discarded']),
  /** In rows; a total of 0 while the file is being read. */
  progress: z.object({ done: z.number(), total: z.number() }),
  /** What would become of the people, as checked; of one that is being carried out or was, what has become of them so far. */
  summary: z.object({
    /** How many the file has. */
    rows: z.number(),
    /** Each of these rows once; not there for uploads of earlier versions. */
    byRow: counts.extend({ leftOut: z.number() }).optional(),
    users: counts,
    dependants: counts,
  }),
  /** Why it failed. */
  error: z.string().nullable(),
})

/** Some uploads failed because their bytes were never all kept. The person who sent such an upload was told so. */
export function toUploadAnswer(
  upload: Upload,
  names: { readonly people: ReadonlyMap<string, string>; readonly companies: ReadonlyMap<string, string> },
  callerId: string,
): z.infer<typeof uploadSchema> {
  const {
    uploadId,
    fileName,
    uploadedBy,
    companyId,
    createdAt,
    endedAt,
    state,
    doneRows,
    rowCount,
    checkedSummary,
    summary,
    error,
  } = upload
  const hasBegun = state === 'processing' || state === 'complete' || (state === 'failed' && summary.rows > 0)
  return {
    id: uploadId,
    fileName,
    uploadedBy: names.people.get(uploadedBy) ?? '',
    companyName: companyId === null ? null : (names.companies.get(companyId) ?? ''),
    isOwn: uploadedBy === callerId,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    state: state === 'receiving' ? 'checking' : state,
    progress: { done: doneRows, total: rowCount ?? 0 },
    summary: hasBegun ? summary : checkedSummary,
    error,
  }
}

const field = z.enum(uploadColumns)

export const uploadRowSchema = z.object({
  id: z.string(),
  /** As spreadsheets count. */
  rowNo: z.number(),
  memberType: z.enum(memberTypes),
  name: z.string(),
  /** Masked for callers who may not see the NRIC in full (S46). */
  nric: z.string(),
  outcome: z.enum(uploadOutcomes),
  /** The last covered day, where the row ends a cover: Singapore date, YYYY-MM-DD. */
  ends: z.string().nullable(),
  /** How much that end touches (S80), before a company's own HR submits it; null otherwise. */
  touched: z.object({ claims: z.number(), letters: z.number(), dependants: z.number() }).nullable(),
  changes: z.array(z.object({ field, from: z.string(), to: z.string() })),
  warnings: z.array(z.string()),
  errors: z.array(z.object({ field, text: z.string() })),
})

const numberFields: ReadonlySet<string> = new Set(['nric', 'dep_nric'])
const emailFields: ReadonlySet<string> = new Set(['email', 'dep_email'])

export function toUploadRowAnswer(
  entry: KeptEntry,
  { seesNumbers, touched }: { readonly seesNumbers: boolean; readonly touched: ReadonlyMap<string, TouchedByEnd> },
): z.infer<typeof uploadRowSchema> {
  const { rowNo, userId, memberType, name, nric, outcome, changes, warnings, errors } = entry
  const shown = (number: string) => (seesNumbers ? number : maskNric(number, VISIBLE_NRIC))
  // A placeholder address is made of the number, and changes with it.
  const numbers = changes.find(({ field: changed }) => numberFields.has(changed)) ?? { from: nric, to: nric }
  const shownAddress = (email: string, number: string) =>
    seesNumbers ? email : maskNricInEmail(email, VISIBLE_NRIC, number)
  const shownChange = ({ field: changed, from, to }: UploadChange) => {
    if (numberFields.has(changed)) return { field: changed, from: shown(from), to: shown(to) }
    if (emailFields.has(changed))
      return { field: changed, from: shownAddress(from, numbers.from), to: shownAddress(to, numbers.to) }
    return { field: changed, from, to }
  }
  return {
    id: memberType === 'E' ? String(rowNo) : `${rowNo}-dependant`,
    rowNo,
    memberType,
    name,
    nric: shown(nric),
    outcome,
    ends: endOf(entry) ?? null,
    touched: touched.get(userId ?? '') ?? null,
    changes: changes.map(shownChange),
    warnings: [...warnings],
    errors: errors.map(({ field: wrong, text }) => ({ field: wrong, text })),
  }
}
