/** What the portal reads from the API: how a question is put, and who asks it. */
import { hashKey, QueryClient, queryOptions, type Query, type QueryKey } from '@tanstack/react-query'
import type { LastSeen } from '@member-care/web-kit/last-seen/last-seen.ts'
import type { Asking } from '../portal-api/asking.ts'
import { answerOr, answerOrLastSeen, type Keeping } from './answer-or-last-seen.ts'
import { whenPageStands } from './when-page-stands.ts'

export type Load<Value> = (signal: AbortSignal, asking: Asking) => Promise<Value>

/** Ids of claims; `any`: more than are known here may be meant. */
export type ClaimIds = readonly string[] | 'any'

export interface Question<Value> {
  /** All that the answer depends on. */
  readonly key: QueryKey
  readonly load: Load<Value>
  /** False: it is not asked yet. */
  readonly enabled?: boolean
  /** Asked once for the whole member area, and again only on a wish. */
  readonly askedOnce?: boolean
  /** The claims that an answer shows: when one of them changes, it is asked again. `any`: it shows new ones too. */
  readonly claimsOf?: (value: Value | undefined) => ClaimIds
  /** Shown without a connection, as it was last seen. */
  readonly keeping?: Keeping<Value>
  /** Where nothing of it is kept: what this device can say itself when no answer comes. */
  readonly otherwise?: () => Promise<LastSeen | undefined>
}

export type PortalQuery<Value> = ReturnType<typeof portalQuery<Value>>

export function portalQuery<Value>({
  key,
  load,
  enabled = true,
  askedOnce = false,
  claimsOf,
  keeping,
  otherwise,
}: Question<Value>) {
  return queryOptions<Value>({
    queryKey: key,
    // `asking` is read before anything is waited for: it holds for the moment in which the question is put.
    queryFn: ({ signal, client }) => load(signal, askingOf(client)),
    enabled,
    ...(askedOnce && { staleTime: Infinity, retryOnMount: false }),
    ...((claimsOf ?? keeping ?? otherwise) && {
      meta: {
        claimsOf,
        isKept: (keeping ?? otherwise) !== undefined,
        ...(keeping && { keptAs: hashKey(keeping.as) }),
      },
    }),
    ...(keeping && { persister: answerOrLastSeen<Value>(keeping) }),
    ...(otherwise && { persister: answerOr<Value>(otherwise) }),
  })
}

/** The cache of a page. What is not shown any more is forgotten at once: the next one to sit here may be somebody else. */
export class PortalQueries extends QueryClient {
  #isUnattended = false
  #stands: Promise<void> | undefined
  /** What is shown as this device has kept it: when it was seen (ISO), by the query's hash. */
  readonly shownAsSeen = new Map<string, string>()

  constructor() {
    super({
      defaultOptions: {
        // A failure is shown, with a way to try again, and so is being offline.
        queries: {
          retry: false,
          networkMode: 'always',
          gcTime: 0,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        },
        mutations: { networkMode: 'always' },
      },
    })
  }

  /** Once the page that was opened stands; at once from then on. */
  pageStands(): Promise<void> {
    return (this.#stands ??= whenPageStands(this))
  }

  get asking(): Asking {
    return { unattended: this.#isUnattended }
  }

  /** What this asks for is asked by the page itself, and keeps no session from going idle. @param ask puts its questions before it returns */
  #byItself<Result>(ask: () => Result): Result {
    this.#isUnattended = true
    try {
      return ask()
    } finally {
      this.#isUnattended = false
    }
  }

  /** Asks by itself, for what may be needed later. @throws when it is not answered */
  async askAhead<Value>(query: PortalQuery<Value>): Promise<void> {
    await this.#byItself(() => this.fetchQuery(query))
  }

  /** Asks again for what is shown, by itself. */
  refresh(isMeant: (query: Query) => boolean): void {
    void this.#byItself(() => this.invalidateQueries({ predicate: isMeant }))
  }

  /** Asks again for what shows one of these claims. */
  refreshClaims(changed: ClaimIds): void {
    const shows = (query: Query) => areShown(changed, query)
    const isAwaited = ({ state }: Query) => state.data === undefined && state.error === null
    this.refresh((query) => shows(query) && !isAwaited(query))
    // What somebody still waits for is asked for anew, in their name.
    const awaited = (query: Query) => isAwaited(query) && shows(query)
    for (const { queryKey } of this.getQueryCache().findAll({ type: 'active', predicate: awaited })) {
      const exactly = { queryKey, exact: true }
      void this.cancelQueries(exactly).then(() => this.refetchQueries(exactly))
    }
  }
}

function askingOf(client: QueryClient): Asking {
  return client instanceof PortalQueries ? client.asking : { unattended: false }
}

function areShown(changed: ClaimIds, { meta, state }: Query): boolean {
  const claimsOf = meta?.['claimsOf'] as ((value: unknown) => ClaimIds) | undefined
  if (claimsOf === undefined) return false
  if (changed === 'any') return true
  const shown = claimsOf(state.data)
  return shown === 'any' || shown.some((id) => changed.includes(id))
}
