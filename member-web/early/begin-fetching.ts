/**
 * Begins to fetch the words of the page's language and the first answers of the member area. It becomes a part of a script that runs before the portal's
 * own (early-fetches.ts), so it uses nothing from outside itself. What it guesses wrong is asked for again, as if it had not been there.
 */
import type { EarlyAnswer } from '../src/portal-api/early-answers.ts'

export interface EarlyNeeds {
  /** Where the chosen language, and the person who is signed in, are kept. */
  readonly languageKey: string
  readonly userKey: string
  /** Under which name the answers are left at the window. */
  readonly answersKey: string
  /** What calls say in `Accept-Language`, by language. */
  readonly tags: Readonly<Record<string, string>>
  readonly defaultLanguage: string
  /** Addresses by language. */
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly wordsOfMemberArea: Readonly<Record<string, readonly string[]>>
  /** What the claims, the first step of a claim and the e-card wait for besides. */
  readonly wordsOfClaimPages: Readonly<Record<string, readonly string[]>>
  /** What every other page but Home waits for besides. */
  readonly furtherWords: Readonly<Record<string, readonly string[]>>
}

export function beginFetching(needs: EarlyNeeds): void {
  const keptIn = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[storage].getItem(key)
    } catch {
      // A browser that keeps nothing.
      return null
    }
  }
  const path = location.pathname.toLowerCase().replace(/\/$/, '')
  const isMemberArea = path === '/app' || path.startsWith('/app/')
  const wished = [keptIn('localStorage', needs.languageKey) ?? '', ...navigator.languages]
  const language =
    wished.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => tag in needs.tags) ?? needs.defaultLanguage
  // With something in the address besides they open further in.
  const shownEarly = ['/app', '/app/claimrecords', '/app/submitclaim', '/app/ecards']
  const words = [
    ...(needs.words[language] ?? []),
    ...(isMemberArea ? (needs.wordsOfMemberArea[language] ?? []) : []),
    ...(isMemberArea && path !== '/app' ? (needs.wordsOfClaimPages[language] ?? []) : []),
    ...(isMemberArea && (!shownEarly.includes(path) || location.search !== '')
      ? (needs.furtherWords[language] ?? [])
      : []),
  ]
  for (const address of words) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }

  const kept = keptIn('sessionStorage', needs.userKey)
  if (!isMemberArea || kept === null) return
  const user = JSON.parse(kept) as {
    readonly accessToken?: string
    readonly companies?: readonly { readonly companyId: string; readonly memberType: string }[]
  }
  const { accessToken = '', companies = [] } = user
  const acceptLanguage = needs.tags[language] ?? ''
  if (accessToken === '' || companies.length === 0) return
  const answers: Record<string, EarlyAnswer> = {}
  const begin = (address: string) => {
    const answer = fetch(address, { headers: { Accesstoken: accessToken, 'Accept-Language': acceptLanguage } })
    // Who takes it hears of a failure.
    answer.catch(() => undefined)
    answers[address] = { answer, accessToken, acceptLanguage, begunAt: performance.now() }
  }
  for (const { companyId } of companies) begin(`/api/claims/config/benefits?companyId=${companyId}`)
  if (path === '/app/ecards') begin('/api/ecard/check')
  const beginClaims = (months: number) => {
    // Today in Singapore, which is always eight hours ahead, and the same day so many months before, or the last of that month.
    const today = new Date(Date.now() + 8 * 3_600_000)
    const from = new Date(today)
    from.setUTCMonth(today.getUTCMonth() - months)
    if (from.getUTCDate() !== today.getUTCDate()) from.setUTCDate(0)
    const written = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '')
    begin(`/api/claims?from=${written(from)}&to=${written(today)}`)
  }
  if (path === '/app' && companies.some(({ memberType }) => memberType === 'E')) beginClaims(12)
  if (path === '/app/claimrecords' && location.search === '') beginClaims(1)
  Object.assign(window, { [needs.answersKey]: answers })
}
