/** The API with the people of claim tests, on a day of their own, and what those people do with claims over HTTP. */
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { startApiUnderTest, type ApiUnderTest, type ApiUnderTestOptions } from './api-under-test.ts'
import { inpatientForm, outpatientForm, sendForm, type Answer, type SentForm } from './claim-forms.ts'
import { recordClaimsCast, type ClaimsCast } from './claims-cast.ts'

/** Half past six in the evening of 10 March 2026 in Singapore. */
export const claimsDay = new Date('2026-03-10T10:30:00Z')

export interface ClaimsUnderTest {
  readonly api: ApiUnderTest
  readonly cast: ClaimsCast
  /** Where the API listens. */
  readonly origin: string
  /** Files a claim; as Ann, under Orchid, with a key of its own, unless it is said otherwise. */
  submit(kind: ClaimKind, form: SentForm | FormData, as?: Calling & { companyId?: string }): Promise<Answer>
  /** Updates a claim at a path after `/api/`. */
  put(path: string, form: SentForm | FormData, as?: Calling): Promise<Answer>
  /** Files a claim that is right. @returns its id and the ids of its documents */
  file(kind: ClaimKind, form?: SentForm): Promise<FiledClaim>
  eventsOf(claimId: string): Promise<readonly Recorded<ClaimEvent>[]>
  close(): Promise<void>
}

export interface Calling {
  readonly as?: string
  /** The Idempotency-Key. */
  readonly key?: string
}

export interface FiledClaim {
  readonly claimId: string
  readonly documents: readonly string[]
}

export async function startClaimsUnderTest(options: ApiUnderTestOptions = {}): Promise<ClaimsUnderTest> {
  const api = await startApiUnderTest({ clock: () => claimsDay, ...options })
  const cast = await recordClaimsCast(api)
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })

  const headersOf = async ({ as = cast.ann, key = randomUUID() }: Calling) => ({
    ...(await api.headersFor(as)),
    'idempotency-key': key,
  })
  const eventsOf: ClaimsUnderTest['eventsOf'] = async (claimId) =>
    (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
  const submit: ClaimsUnderTest['submit'] = async (kind, form, { companyId = cast.orchid, ...calling } = {}) =>
    sendForm(
      `${origin}/api/${submitPaths[kind]}?companyId=${companyId}&captchaResponse=solved`,
      form,
      await headersOf(calling),
    )
  return {
    api,
    cast,
    origin,
    submit,
    eventsOf,
    put: async (path, form, calling = {}) =>
      sendForm(`${origin}/api/${path}?companyId=${cast.orchid}`, form, await headersOf(calling), 'PUT'),
    async file(kind, form = kind === 'outpatient' ? outpatientForm(cast.ann) : inpatientForm(cast.ann)) {
      const { status, body } = await submit(kind, form)
      if (status !== 200) throw new Error(`The claim was not filed: ${JSON.stringify(body)}`)
      const claimId = body[`${kind}claim`]._id
      const [filed] = await eventsOf(claimId)
      return {
        claimId,
        documents: filed?.type === 'ClaimFiled' ? filed.data.attachments.map(({ attachmentId }) => attachmentId) : [],
      }
    },
    close: () => api.close(),
  }
}

/** Where claims of each kind are filed, after `/api/`. */
const submitPaths: Readonly<Record<ClaimKind, string>> = {
  outpatient: 'outpatientclaim/v2',
  inpatient: 'inpatientclaim',
}

/** Where a claim is updated by its id, after `/api/`. */
export function updatePath(kind: ClaimKind, claimId: string): string {
  return kind === 'outpatient' ? `outpatientclaim/v3/${claimId}/web` : `inpatientclaim/update/${claimId}/web`
}
