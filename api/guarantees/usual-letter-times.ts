/** How long requests for letters of guarantee usually take, as their members are told (S82). */
import { readUsualLetterTime, type LetterWay } from '@member-care/projections/guarantees/usual-letter-time.ts'
import type { Parts } from '../http/parts.ts'
import { createUsualTimes, type UsualTimes } from '../usual-times/usual-times.ts'

export function usualTimesOfLetters(parts: Pick<Parts, 'database' | 'systemReader' | 'clock'>): UsualTimes<LetterWay> {
  return createUsualTimes<LetterWay>(parts, (question) =>
    readUsualLetterTime(parts.database, parts.systemReader, question),
  )
}
