/** What the calls of panel visits answer (1§3 Panel visit detail). Amounts are decimal texts in Singapore dollars, dates DD/MM/YYYY. */
import type { AnswerOf } from '@member-care/api/client/client.ts'

export type VisitDetail = AnswerOf<'/api/visitDetail/v2/{visitId}', 'get'>
