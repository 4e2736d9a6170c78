/** The steps of letters of guarantee, from the request to the end of what they hold, as they are seen on the wire to the database. */
import type { KillPoint } from './kill-points.ts'
import { onDatabase, pointsOfBoth, pointsOfOneVictim } from './points-of-steps.ts'

const append = ['es_append']
const steps = onDatabase([
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
])

export const allKillPointsOfLetters: readonly KillPoint[] = [...pointsOfOneVictim(steps), ...pointsOfBoth(steps)]

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
