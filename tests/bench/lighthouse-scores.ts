/** What Lighthouse says of pages as a phone opens them, by its own preset: a slow phone and a slow 4G, reckoned by it from what it saw. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import type { Language } from '@member-care/domain/language/language.ts'
import { LANGUAGE_KEY } from '@member-care/web-kit/language/language-key.ts'
import lighthouse from 'lighthouse'
import { openOwnBrowser } from '../support/browser.ts'
import { quantile } from './bench-product.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/** Whether the browser has nothing yet, or has had the page before, as who is signed in always has. */
const loads = ['first load', 'later load'] as const

export interface PageScore {
  readonly name: string
  readonly language: Language
  readonly load: (typeof loads)[number]
  readonly category: string
  /** Of 100; the median of the runs. */
  readonly score: number
}

interface ScoredPage {
  readonly name: string
  readonly address: string
  readonly isPublic?: true
}

interface Reader {
  readonly languages: readonly Language[]
  /** As the sign-in answers it. */
  readonly user: object
  readonly runs: number
}

export async function scorePages(
  origin: string,
  pages: readonly ScoredPage[],
  { languages, user, runs }: Reader,
): Promise<readonly PageScore[]> {
  const scores: PageScore[] = []
  for (const language of languages)
    for (const { name, address, isPublic } of pages)
      for (const load of loads) {
        const all: ReadonlyMap<string, number>[] = []
        for (let run = 0; run < runs; run++)
          all.push(await scoreOnce(origin + address, { language, load, user: isPublic === true ? undefined : user }))
        for (const category of CATEGORIES)
          scores.push({
            name,
            language,
            load,
            category,
            score: quantile(
              all.map((run) => run.get(category) ?? Number.NaN),
              0.5,
            ),
          })
      }
  return scores
}

interface Visitor {
  readonly language: Language
  readonly load: PageScore['load']
  /** Undefined for who is not signed in. */
  readonly user: object | undefined
}

/** In a browser of its own. @returns points by category */
async function scoreOnce(url: string, { language, load, user }: Visitor): Promise<ReadonlyMap<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'member-care-lighthouse-'))
  const port = await freePort()
  const { context } = await openOwnBrowser(folder, 'phone', url, [`--remote-debugging-port=${port}`])
  try {
    await context.addInitScript(
      ({ languageKey, key, value, chosen }) => {
        localStorage.setItem(languageKey, chosen)
        if (value !== undefined) sessionStorage.setItem(key, value)
      },
      { languageKey: LANGUAGE_KEY, key: storedSessionKeys.user, value: user && JSON.stringify(user), chosen: language },
    )
    if (load === 'later load') {
      const visit = await context.newPage()
      await visit.goto(url, { waitUntil: 'networkidle' })
      await visit.close()
    }
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      disableStorageReset: load === 'later load',
    })
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`)
    const { categories, audits } = result.lhr
    const lost = Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative')
      .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim())
    console.log(`  Lighthouse ${url} ${language}, ${load}: ${lost.join('; ')}`)
    return new Map(CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]))
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}
