/** The steps of letters of guarantee, from the request to the end of what they hold, as they are seen on the wire to the database. */
import type { KillPoint } from './kill-points.ts'

const append = ['es_append']
const steps: readonly { readonly name: string; readonly texts: readonly string[] }[] = [
  { name: 'registering a file', texts: ['insert into app.files'] },
  { name: 'requesting', texts: [...append, 'GuaranteeRequested'] },
  { name: 'marking the files', texts: ["update app.files set state = 'attached'"] },
  { name: 'holding', texts: [...append, 'CoverReserved'] },
  { name: 'issuing', texts: [...append, 'GuaranteeIssued'] },
  { name: 'writing the job of the cover', texts: ['insert into outbox.jobs', 'letter-cover'] },
  { name: 'replacing', texts: [...append, 'GuaranteeReplaced'] },
  { name: 'revoking', texts: [...append, 'GuaranteeRevoked'] },
  { name: 'giving back', texts: [...append, 'CoverReleased'] },
  { name: 'ending a job', texts: ['ended_at = case'] },
]

/** Right before a step and right after it, for the process and for its database. */
const pointsOfOneVictim: readonly KillPoint[] = steps.flatMap(({ name, texts }) =>
  (['before', 'after'] as const).flatMap((when) =>
    (['process', 'database'] as const).map((victim) => ({
      name: `${when} ${name}: ${victim}`,
      wire: 'database' as const,
      step: { texts, when },
      victim,
    })),
  ),
)

/** By turns before and after a step, both in the same moment. */
const pointsOfBoth: readonly KillPoint[] = steps.map(({ name, texts }, index) => {
  const when = index % 2 === 0 ? 'before' : 'after'
  return { name: `${when} ${name}: both`, wire: 'database', step: { texts, when }, victim: 'both' }
})

export const allKillPointsOfLetters: readonly KillPoint[] = [...pointsOfOneVictim, ...pointsOfBoth]

/** Where a file, a hold or a letter could stand without the others; the bench tries every step. */
export const someKillPointsOfLetters: readonly KillPoint[] = allKillPointsOfLetters.filter(({ name }) =>
  [
    'after registering a file: process',
    'after requesting: process',
    'after holding: process',
    'before issuing: database',
    'after issuing: process',
    'before writing the job of the cover: process',
    'before replacing: both',
    'after revoking: process',
    'before giving back: process',
  ].includes(name),
)
