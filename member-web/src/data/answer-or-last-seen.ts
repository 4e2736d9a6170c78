/** A question whose answer this device keeps: asked at the server; and where no answer comes, answered as it was last seen (S119). */
import { hashKey, type Query, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { dropAnswer, keepAnswer, readAnswer } from '@member-care/web-kit/last-seen/last-seen.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import { currentSession } from '../session/session.ts'

export interface Keeping<Value> {
  /** What the answer is looked for as. It may leave out what is another one each day. */
  readonly as: QueryKey
  /** What of it may outlive the tab; undefined: nothing. */
  readonly lasting: (value: Value, may: MayLast) => Value | undefined
}

/** Where a client wants a one-time password before claims are shown, nothing about its members outlives the tab; nor while that is not known. */
export interface MayLast {
  readonly ofCompany: (companyId: string) => boolean
  /** By the record of the employee at a company, as the rows of lists name it. */
  readonly ofRecord: (uuid: string) => boolean
}

/** The beginning of the key of the benefit configs (configuration/use-benefit-configs.ts). */
export const BENEFIT_CONFIGS = 'benefit-configs'

/** What answers may be shown as they were last seen: the cache of a page (portal-query.ts). */
interface ShowsLastSeen extends QueryClient {
  readonly shownAsSeen: Map<string, string>
}

/** @returns what asks in the place of the query's own function */
export function answerOrLastSeen<Value>({ as, lasting }: Keeping<Value>): QueryPersister<Value> {
  const question = hashKey(as)
  return async (ask, context, query) => {
    const { shownAsSeen } = context.client as ShowsLastSeen
    try {
      const value = await ask(context)
      shownAsSeen.delete(query.queryHash)
      void whatMayLast(context.client)
        .then((may) => keepAnswer(question, { whole: value, lasting: lasting(value, may) }, new Date()))
        .catch(() => undefined)
      return value
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error
      if (!isUnanswered(error)) {
        if (isRefusal(error)) void dropAnswer(question).catch(() => undefined)
        throw error
      }
      const seen = await lastSeenOf(question, query)
      if (seen === undefined) throw error
      shownAsSeen.set(query.queryHash, seen.seenAt)
      return seen.value as Value
    }
  }
}

/** What stands on the screen already is newer. */
async function lastSeenOf(question: string, { state }: Query) {
  return state.data === undefined ? readAnswer(question, !currentSession().isLastSeen, new Date()) : undefined
}

function isRefusal({ response }: ApiCallError): boolean {
  return response.code === 403 || response.code === 404
}

/** As much of a company's configuration as is read here. */
type AskedConfigs = Readonly<Record<string, { readonly featuresConfig: { readonly requireOTPClaims?: boolean } }>>

async function whatMayLast(client: QueryClient): Promise<MayLast> {
  const { user } = currentSession()
  const asked = client.getQueryCache().find<AskedConfigs>({ queryKey: [BENEFIT_CONFIGS], exact: false })
  const configs = asked?.state.data ?? (await asked?.promise)
  const ofCompany = (companyId: string) => configs?.[companyId]?.featuresConfig.requireOTPClaims === false
  const ofRecord = (wanted: string) =>
    (user?.companies ?? []).some(
      ({ companyId, records }) => ofCompany(companyId) && records.some(({ uuid }) => uuid === wanted),
    )
  return { ofCompany, ofRecord }
}
