/** What comes of the tasks of auditors. */
import { findingProblems, verdicts } from '@member-care/event-store/anchors/finding.ts'
import { followerStatuses } from '@member-care/projections/runner/registry.ts'
import { z } from 'zod'

const findingSchema = z.object({
  problem: z.enum(findingProblems),
  detail: z.string(),
  stream: z.string().nullable(),
  revision: z.number().nullable(),
  position: z.string().nullable(),
  eventId: z.string().nullable(),
})

const lastAnchorSchema = z.object({
  total: z.number(),
  position: z.string(),
  anchoredAt: z.string(),
  keyId: z.string(),
})

export const verificationResultSchema = z.object({
  intact: z.boolean(),
  /** Absent in results of before there were three. */
  verdict: z.enum(verdicts).optional(),
  events: z.number(),
  anchored: z.number(),
  notAnchored: z.number(),
  notSealed: z.number(),
  blocks: z.number(),
  lastAnchor: lastAnchorSchema.nullable(),
  outside: z
    .array(z.object({ name: z.string(), lines: z.number(), total: z.number(), stampedSince: z.string().optional() }))
    .default([]),
  findings: z.array(findingSchema),
  /** All by their kind; none in results of before they were. */
  groups: z
    .array(
      z.object({
        problem: findingSchema.shape.problem,
        count: z.number(),
        streams: z.array(z.object({ stream: z.string(), count: z.number() })),
        first: findingSchema,
      }),
    )
    .default([]),
  findingsInAll: z.number(),
  keys: z.object({ onRecord: z.number(), notRecorded: z.number() }).nullable().default(null),
  /** Null where they were left out, and in results of before they were looked at. */
  documents: z.object({ read: z.number(), bytes: z.number() }).nullable().default(null),
  /** Of the chat; null where they were left out. */
  conversations: z.object({ read: z.number(), entries: z.number() }).nullable().default(null),
  seconds: z.number(),
})

const differenceSchema = z.object({
  key: z.record(z.string(), z.string()),
  kind: z.enum(['only in the live table', 'only in the replayed table', 'different']),
  columns: z.array(z.string()),
})

export const replayResultSchema = z.object({
  name: z.string(),
  version: z.number(),
  position: z.string().nullable(),
  events: z.number(),
  seconds: z.number(),
  equal: z.boolean(),
  /** How the live read model was: one that has stopped was compared only up to there. */
  state: z.enum(followerStatuses),
  /** Sentences, each about a stream that does not show all its events. Absent from results of earlier versions. */
  incompleteStreams: z.array(z.string()).default([]),
  tables: z.array(
    z.object({
      table: z.string(),
      rows: z.number(),
      differing: z.number(),
      differences: z.array(differenceSchema),
      strayColumns: z.array(z.string()),
    }),
  ),
})

export const exportResultSchema = z.object({
  events: z.number(),
  anchored: z.number(),
  bytes: z.number(),
  manifestSha256: z.string(),
})
