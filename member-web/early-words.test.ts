/** The modules of the first screen, and those of the member area, may be loaded before the language is settled: what they took from the texts meanwhile would stay English. */
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { expect, test, vi } from 'vitest'

test('no module of the first screen or the member area reads words while it is loaded', async () => {
  // Another test may have loaded some of them.
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => undefined)
  const { readLanguageFrom } = await import('@member-care/domain/language/current-language.ts')
  const asking = new Set<string>()
  readLanguageFrom(() => {
    const line = new Error().stack?.split('\n').find((at) => /member-web\/src|domain\/(?!language)/.test(at))
    asking.add(line?.trim() ?? 'somebody')
    return DEFAULT_LANGUAGE
  })
  const { MemberPortal } = await import('./src/member-portal.tsx')
  await import('./src/session/session-tabs.ts')
  // What the words of a language are made with may lie in one file with the member area (chunks.ts), which then runs before them.
  await import('./src/shell/member-area.tsx')
  await import('./src/home/home-page.tsx')
  await import('./src/submit-claim/unfinished-claims.tsx')
  await import('./src/request-elog/unfinished-requests.tsx')
  expect(MemberPortal).toBeDefined()
  readLanguageFrom(() => DEFAULT_LANGUAGE)
  expect([...asking]).toEqual([])
})
