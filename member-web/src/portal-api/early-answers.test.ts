import { afterEach, expect, test, vi } from 'vitest'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import {
  defaultListPeriod,
  formatCompact,
  monthsBefore,
  singaporeToday,
} from '@member-care/domain/dates/singapore-dates.ts'
import { beginFetching } from '../../early/begin-fetching.ts'
import { EARLY_ANSWERS, fetchOrTakeEarly } from './early-answers.ts'

const user = {
  accessToken: 'token',
  companies: [
    { companyId: 'c-1', memberType: 'E' },
    { companyId: 'c-2', memberType: 'D' },
  ],
}

/** A page as it opens. @returns the addresses that were asked for, as they are */
function open(path: string, signedIn: object | null = user): string[] {
  const asked: string[] = []
  vi.stubGlobal('window', globalThis)
  const [pathname, search = ''] = path.split('?')
  vi.stubGlobal('location', { pathname, search: search && `?${search}` })
  vi.stubGlobal('navigator', { languages: ['de-DE', 'ms-SG'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === storedSessionKeys.user && signedIn !== null ? JSON.stringify(signedIn) : null),
  })
  vi.stubGlobal('fetch', (request: string | Request) => {
    const address = typeof request === 'string' ? request : request.url
    asked.push(address)
    return Promise.resolve(new Response(`answer ${asked.length}`))
  })
  beginFetching({
    languageKey: 'language',
    userKey: storedSessionKeys.user,
    answersKey: EARLY_ANSWERS,
    tags: { en: 'en-SG', ms: 'ms-SG' },
    defaultLanguage: 'en',
    words: {},
    wordsOfMemberArea: {},
    wordsOfClaimPages: {},
    furtherWords: {},
  })
  return asked
}

const call = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Request(`http://portal.example${path}`, {
    headers: { Accesstoken: 'token', 'Accept-Language': 'ms-SG', ...headers },
  })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, EARLY_ANSWERS)
})

test('Home’s answers are asked for early, and taken once by the call that they are for', async () => {
  const asked = open('/app/')
  const today = singaporeToday(new Date())
  const claims = `/api/claims?from=${formatCompact(monthsBefore(today, 12))}&to=${formatCompact(today)}`
  expect(asked).toEqual([
    '/api/claims/config/benefits?companyId=c-1',
    '/api/claims/config/benefits?companyId=c-2',
    claims,
  ])
  expect(await (await fetchOrTakeEarly(call(claims))).text()).toBe('answer 3')
  expect(await (await fetchOrTakeEarly(call(claims))).text()).toBe('answer 4')
})

test.each(['2026-11-27', '2026-03-31', '2028-03-30', '2026-01-01'])(
  'the claims of the list’s usual period are asked for early on %s',
  (today) => {
    vi.useFakeTimers({ now: new Date(`${today}T04:00:00+08:00`) })
    const { from, to } = defaultListPeriod(today)
    const claims = `/api/claims?from=${formatCompact(from)}&to=${formatCompact(to)}`
    expect(open('/app/claimrecords')).toContain(claims)
    // Which claims a filter means, the program alone knows.
    expect(open('/app/claimrecords?order=oldest')).not.toContain(claims)
  },
)

test('another person’s answer, or one in another language, is not taken', async () => {
  open('/app/ecards')
  expect(await (await fetchOrTakeEarly(call('/api/ecard/check', { Accesstoken: 'other' }))).text()).toBe('answer 4')
  open('/app/ecards')
  expect(await (await fetchOrTakeEarly(call('/api/ecard/check', { 'Accept-Language': 'en-SG' }))).text()).toBe(
    'answer 4',
  )
})

test('nothing is asked for where nobody is signed in, and outside the member area', () => {
  expect(open('/app', null)).toEqual([])
  expect(open('/')).toEqual([])
})
