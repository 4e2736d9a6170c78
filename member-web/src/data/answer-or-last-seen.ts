/** A question whose answer this device keeps: asked at the server; and where no answer comes, answered as it was last seen (S119). */
import { hashKey, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import { dropAnswer, keepAnswer, readAnswer, type LastSeen } from '@member-care/web-kit/last-seen/last-seen.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import { currentSession } from '../session/session.ts'

export interface Keeping<Value> {
  /** What the answer is looked for as. It may leave out what is another one each day. */
  readonly as: QueryKey
  /** What of it may outlive the tab; undefined: nothing. */
  readonly lasting: (value: Value, may: MayLast) => Value | undefined
  /** Long lists are put away once the page has rest. */
  readonly isLarge?: boolean
}

const REST_MS = 3_000

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
export function answerOrLastSeen<Value>({ as, lasting, isLarge = false }: Keeping<Value>): QueryPersister<Value> {
  const question = hashKey(as)
  return async (ask, context, query) => {
    const asked = { question, askedBy: currentSession().user?.uuid }
    try {
      const value = (await answerOr<Value>(() => lastSeenOf(question))(ask, context, query)) as Value
      const { shownAsSeen } = context.client as ShowsLastSeen
      if (!shownAsSeen.has(query.queryHash))
        void whatMayLast(context.client)
          .then(async (may) => {
            const seenAt = new Date()
            if (isLarge) await new Promise((resolve) => setTimeout(resolve, REST_MS))
            await keepAnswer(asked, { whole: value, lasting: lasting(value, may) }, seenAt)
          })
          .catch(() => undefined)
      return value
    } catch (error) {
      if (error instanceof ApiCallError && isRefusal(error)) void dropAnswer(asked).catch(() => undefined)
      throw error
    }
  }
}

/** Asks; and where no answer comes, shows what this device knows of it, with its age. @param find what that is; undefined: nothing */
export function answerOr<Value>(find: () => Promise<LastSeen | undefined>): QueryPersister<Value> {
  return async (ask, context, query) => {
    const { shownAsSeen } = context.client as ShowsLastSeen
    try {
      const value = await ask(context)
      shownAsSeen.delete(query.queryHash)
      return value
    } catch (error) {
      // What stands on the screen already is newer.
      if (!(error instanceof ApiCallError) || !isUnanswered(error) || query.state.data !== undefined) throw error
      const seen = await find()
      if (seen === undefined) throw error
      shownAsSeen.set(query.queryHash, seen.seenAt)
      return seen.value as Value
    }
  }
}

/** @param query as `portalQuery` makes it @returns undefined where this device keeps no answer to it, or has none */
export async function lastSeenAnswer({
  meta,
}: {
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}): Promise<LastSeen | undefined> {
  const question = meta?.['keptAs']
  return typeof question === 'string' ? lastSeenOf(question) : undefined
}

/** @param question the key under which it was kept, hashed */
function lastSeenOf(question: string): Promise<LastSeen | undefined> {
  const { user, isLastSeen } = currentSession()
  return readAnswer({ question, askedBy: user?.uuid }, !isLastSeen, new Date())
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
