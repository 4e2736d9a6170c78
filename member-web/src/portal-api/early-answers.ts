/** Answers that were asked for before the portal's program was there (early/begin-fetching.ts). Each is taken once, by the call that it is for. */

/** Where they lie at the window. */
export const EARLY_ANSWERS = 'memberCareEarlyAnswers'

/** Older than this (ms) it is asked for anew: a page that somebody comes to is to show what holds then. */
const FRESH_MS = 20_000

export interface EarlyAnswer {
  readonly answer: Promise<Response>
  /** What it was asked with. */
  readonly accessToken: string
  readonly acceptLanguage: string
  /** By `performance.now()`. */
  readonly begunAt: number
}

/** Sends a call, or takes what was asked for the same way already. */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? takeEarly(request) : undefined
  if (early === undefined) return fetch(request)
  try {
    return await early.answer
  } catch {
    return fetch(request)
  }
}

function takeEarly({ url, headers }: Request): EarlyAnswer | undefined {
  const answers = (globalThis as unknown as Record<string, Record<string, EarlyAnswer> | undefined>)[EARLY_ANSWERS]
  const { pathname, search } = new URL(url)
  const early = answers?.[pathname + search]
  if (answers === undefined || early === undefined) return undefined
  Reflect.deleteProperty(answers, pathname + search)
  const isSame =
    early.accessToken === headers.get('Accesstoken') && early.acceptLanguage === headers.get('Accept-Language')
  return isSame && performance.now() - early.begunAt < FRESH_MS ? early : undefined
}
