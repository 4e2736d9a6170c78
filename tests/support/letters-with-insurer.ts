/** The product connected to the trial insurer, which decides letters of guarantee too, with requests of Ann's. */
import { randomUUID } from 'node:crypto'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import {
  evolveGuarantee,
  initialGuarantee,
  isRequested,
  type RequestedGuarantee,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { pdf } from './claim-forms.ts'
import { startInsurerConnection, type InsurerConnectionUnderTest } from './insurer-connection.ts'
import { recordLetterRequest } from './letter-cast.ts'

export interface LettersWithInsurer extends InsurerConnectionUnderTest {
  /** A request of Ann's with one document. @returns its id */
  requestLetter(options?: {
    readonly needsHr?: boolean
    readonly ofDesk?: boolean
    readonly referenceNo?: string
  }): Promise<string>
  /** One that the insurer has and has numbered. */
  takenLetter(): Promise<{ readonly guaranteeId: string; readonly referenceNo: string }>
  lettersEvents(guaranteeId: string): Promise<readonly Recorded<GuaranteeEvent>[]>
  letter(guaranteeId: string): Promise<RequestedGuarantee>
  letterTypes(guaranteeId: string): Promise<readonly string[]>
}

export async function startLettersWithInsurer(
  options: Parameters<typeof startInsurerConnection>[0] = {},
): Promise<LettersWithInsurer> {
  const connection = await startInsurerConnection({
    ...options,
    environment: { INSURER_DECIDES_LETTERS: 'on', ...options.environment },
  })
  const { api, cast } = connection
  const lettersEvents = async (guaranteeId: string) =>
    (await api.parts.eventLog.load<GuaranteeEvent>(`guarantee-${guaranteeId}`)).events
  const requestLetter: LettersWithInsurer['requestLetter'] = ({ needsHr = false, ofDesk = false, referenceNo } = {}) =>
    recordLetterRequest(api, cast, {
      number: `LOG-${randomUUID().slice(0, 8).toUpperCase()}`,
      needsHr,
      ...(referenceNo !== undefined && { referenceNo }),
      ...(!ofDesk && { decider: 'insurer' as const }),
      document: { name: 'referral.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf('referral')) },
    })
  return {
    ...connection,
    requestLetter,
    async takenLetter() {
      const referenceNo = `LG-${randomUUID().slice(0, 8)}`
      const guaranteeId = await requestLetter({ referenceNo })
      return { guaranteeId, referenceNo }
    },
    lettersEvents,
    async letter(guaranteeId) {
      const state = (await lettersEvents(guaranteeId)).reduce(evolveGuarantee, initialGuarantee)
      if (!isRequested(state)) throw new Error('The letter was not requested.')
      return state
    },
    letterTypes: async (guaranteeId) => (await lettersEvents(guaranteeId)).map(({ type }) => type),
  }
}
