/** The steps of submitting a claim and of handing it over, as they are seen on the wires to the database, to the insurer, and to an EventStoreDB. */
import type { WatchedStep } from '../support/watching-proxy.ts'
import { pointsOfBoth, pointsOfOneVictim, type Step } from './points-of-steps.ts'

/** Who dies: the process of the API and its worker, the database's server, or both in the same moment; or the EventStoreDB. */
export type Victim = 'process' | 'database' | 'both' | 'event store'

export interface KillPoint {
  readonly name: string
  readonly wire: 'database' | 'insurer' | 'event store'
  readonly step: WatchedStep
  readonly victim: Victim
}

const steps: readonly Step[] = [
  { name: 'saving a draft', wire: 'database', texts: ['insert into app.drafts'] },
  { name: 'registering a file', wire: 'database', texts: ['insert into app.files'] },
  { name: 'adding a file to a draft', wire: 'database', texts: ['insert into app.draft_files'] },
  { name: 'taking the files of a draft', wire: 'database', texts: ['set submitting_at'] },
  { name: 'filing the claim', wire: 'database', texts: ['es_append', 'ClaimFiled'] },
  { name: 'marking the files', wire: 'database', texts: ["update app.files set state = 'attached'"] },
  { name: 'removing the draft', wire: 'database', texts: ['delete from app.drafts where owner_id'] },
  { name: 'writing the jobs', wire: 'database', texts: ['insert into outbox.jobs', 'insurer-handover'] },
  { name: 'taking a job', wire: 'database', texts: ['set attempts = attempts + 1'] },
  { name: 'noting that a claim is sent', wire: 'database', texts: ['insert into app.insurer_copies'] },
  { name: 'sending a document', wire: 'insurer', texts: ['PUT /claims/'] },
  { name: 'noting a document', wire: 'database', texts: ['set taken_documents'] },
  { name: 'sending the claim', wire: 'insurer', texts: ['POST /claims '] },
  { name: 'noting that the claim was taken', wire: 'database', texts: ['set taken_revision'] },
  { name: 'registering the claim', wire: 'database', texts: ['es_append', 'ClaimRegistered'] },
  { name: 'ending a job', wire: 'database', texts: ['ended_at = case'] },
]

const ofOneVictim = pointsOfOneVictim(steps)

export const allKillPoints: readonly KillPoint[] = [...ofOneVictim, ...pointsOfBoth(steps)]

/**
 * Each step once: by turns before and after it, and each victim by turns; some die together. The hand-over comes first, so that what killed
 * workers had taken is free again by the end.
 */
export const someKillPoints: readonly KillPoint[] = steps
  .flatMap((_, index) => {
    const point = ofOneVictim[4 * index + (index % 4)]
    return point
      ? [index % 5 === 4 ? { ...point, name: `${point.name} and the other`, victim: 'both' as const } : point]
      : []
  })
  .toReversed()

/** Where events lie in an EventStoreDB: around each append, and between what the database and the insurer learn of a claim. */
export const killPointsOnEventStoreDb: readonly KillPoint[] = [
  ...(['ClaimFiled', 'ClaimRegistered'] as const).flatMap((type) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['event store', 'process'] as const).map((victim) => ({
        name: `${when} appending ${type}: ${victim}`,
        wire: 'event store' as const,
        step: { texts: [type], when },
        victim,
      })),
    ),
  ),
  ...ofOneVictim
    .filter(({ name }) =>
      [
        'after marking the files: process',
        'before writing the jobs: process',
        'after noting that the claim was taken: process',
      ].includes(name),
    )
    .map((point) => ({ ...point, name: point.name.replace('process', 'event store'), victim: 'event store' as const })),
]
