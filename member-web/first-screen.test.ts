/** What a phone has to download: the sign-in, which everybody downloads first, the pages opened most, and the words of a language have budgets, and Home comes in few files. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { DEFAULT_LANGUAGE, languages } from '@member-care/domain/language/language.ts'
import { words as firstScreenWords } from '@member-care/domain/texts/ta/first-screen-words.ts'
import { words as claimPagesWords } from '@member-care/domain/texts/ta/claim-pages-words.ts'
import { words as memberAreaWords } from '@member-care/domain/texts/ta/member-area-words.ts'
import { firstLetters } from '@member-care/web-kit/build/letters-of-fonts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltFiles } from './src/service-worker/built-files.ts'

/** Compressed, as all below. */
const BUDGET_BYTES = 149_500
/** What these pages need besides: as much as they did when it was last made less, and 2 %. */
const PAGE_BYTES = [
  ['Home', 'src/home/home-page.tsx', 98_500],
  ['the claims', 'src/claim-records/claim-records-routes.tsx', 120_000],
  ['the first step of a claim', 'src/submit-claim/submit-claim-page.tsx', 105_000],
  ['the e-card', 'src/e-card/e-card-page.tsx', 108_500],
] as const
/** The words of a language that the first screen waits for, those that Home waits for besides, and those that the pages of claims wait for besides. */
const WORDS_BYTES = { 'first-screen-words': 4_500, 'member-area-words': 17_200, 'claim-pages-words': 7_750 } as const
const LETTERS_BYTES = 22_000
const texts = join(import.meta.dirname, '..', 'domain', 'texts')
const englishTexts = join(texts, 'en')
const vite = join(import.meta.dirname, '..', 'node_modules', 'vite', 'bin', 'vite.js')

/** Chunks by their key, as Vite lists them. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'member-web-'))
  // In a process of its own: the test runner's NODE_ENV would put the development version of React in.
  const environment = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', import.meta.dirname, '--outDir', directory, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: environment,
    },
  )
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('the first screen needs at most 149.5 kB of JavaScript, compressed', async () => {
  const files = filesNeededBy('index.html', await readManifest())
  expect(files.length).toBeGreaterThan(0)
  expect(await sizeOf(files)).toBeLessThanOrEqual(BUDGET_BYTES)
})

test.each(PAGE_BYTES)('what %s needs besides has a budget', async (_, page, budget) => {
  const manifest = await readManifest()
  const atFirst = filesNeededBy('index.html', manifest)
  const more = ['src/shell/member-area.tsx', page].flatMap((module) =>
    filesNeededBy(module, manifest).filter((file) => !atFirst.includes(file)),
  )
  expect(more.length).toBeGreaterThan(1)
  expect(await sizeOf([...new Set(more)])).toBeLessThanOrEqual(budget)
})

test.each(languages.filter((language) => language !== DEFAULT_LANGUAGE))(
  'the words that a page in %s waits for have a budget',
  async (language) => {
    const manifest = await readManifest()
    for (const [name, budget] of Object.entries(WORDS_BYTES)) {
      const chunk = manifest[`../domain/texts/${language}/${name}.ts`]
      expect(await sizeOf([chunk?.file ?? 'missing']), name).toBeLessThanOrEqual(budget)
    }
  },
)

test.each(languages.filter((language) => language !== DEFAULT_LANGUAGE))(
  'no file that words in %s need is known only once others have run',
  async (language) => {
    const manifest = await readManifest()
    const early = await readFile(join(directory, 'early-scheme.js'), 'utf8')
    const named = ['index.html', 'src/shell/member-area.tsx'].flatMap((module) => filesNeededBy(module, manifest))
    const needed = [...Object.keys(WORDS_BYTES), 'words'].map((part) =>
      filesNeededBy(`../domain/texts/${language}/${part}.ts`, manifest),
    )
    expect(needed.every((files) => files.length > 0)).toBe(true)
    expect(needed.flat().filter((file) => !named.includes(file) && !early.includes(file))).toEqual([])
    // Nor one of those with which the pages of claims open: the words would wait for the whole of it.
    const pages = PAGE_BYTES.flatMap(([, page]) => filesNeededBy(page, manifest))
    const ofWords = needed.slice(0, -1).flat()
    expect(ofWords.filter((file) => pages.includes(file) && !named.includes(file))).toEqual([])
  },
)

test.each(languages.filter((language) => language !== DEFAULT_LANGUAGE))(
  'who reads %s without a network has all its words, and none of another language',
  async (language) => {
    const manifest = await readManifest()
    const lists = await filesOfWorker()
    const partsOf = (one: string) =>
      [...Object.keys(WORDS_BYTES), 'words'].map((part) => `../domain/texts/${one}/${part}.ts`)
    const needed = partsOf(language).flatMap((part) => filesNeededBy(part, manifest).map((file) => `/${file}`))
    const kept = [...lists.atOnce, ...(lists.words[language] ?? [])]
    expect(needed.length).toBeGreaterThan(partsOf(language).length)
    expect(needed.filter((file) => !kept.includes(file) && !lists.later.includes(file))).toEqual([])
    const ofOthers = [...partsOf(language), '../domain/language/pseudo-language.ts'].map(
      (part) => `/${manifest[part]?.file ?? 'missing'}`,
    )
    const keptByOthers = [...lists.atOnce, ...lists.later, ...lists.byUse]
    for (const other of languages) if (other !== language) keptByOthers.push(...(lists.words[other] ?? []))
    expect(ofOthers.filter((file) => keptByOthers.includes(file))).toEqual([])
  },
)

test('the service worker knows each script, style and font of the build by one list alone', async () => {
  const { atOnce, later, words, forClaims, byUse } = await filesOfWorker()
  const listed = [...atOnce, ...later, ...Object.values(words).flat(), ...forClaims, ...byUse]
  expect(listed.filter((file, at) => listed.indexOf(file) !== at)).toEqual([])
  const built = (await readdir(join(directory, 'assets'))).filter((file) => /\.(js|css|woff2)$/.test(file))
  expect(built.length).toBeGreaterThan(300)
  expect(built.map((file) => `/assets/${file}`).filter((file) => !listed.includes(file))).toEqual([])
})

test('the letters of nearly every page come in one file of at most 22 kB', async () => {
  const files = await readdir(join(directory, 'assets'))
  const [letters = 'missing', ...more] = files.filter((file) => file.startsWith('inter-first-latin'))
  expect(more).toEqual([])
  expect((await stat(join(directory, 'assets', letters))).size).toBeLessThanOrEqual(LETTERS_BYTES)
  const [styles = 'missing'] = files.filter((file) => /^first-screen-.*\.css$/.test(file))
  // The last rule of the font is the one that counts.
  const rules = (await readFile(join(directory, 'assets', styles), 'utf8')).split('@font-face').slice(1)
  expect(rules.at(-1)).toContain(letters)
  const ofFont = rules.filter((rule) => rule.includes('Inter Variable'))
  expect(ofFont.length).toBeGreaterThan(1)
  // No other rule is for one of them, or its file would come too.
  const codesOf = (rule: string) => /unicode-range:([^;}]+)/.exec(rule)?.[1]?.toLowerCase().split(',') ?? []
  const firstCodes = Array.from(firstLetters, (letter) => `u+${letter.codePointAt(0)?.toString(16)}`)
  const ofLatin = ofFont.filter((rule) => rule.includes('inter-latin-wght')).flatMap(codesOf)
  expect(ofLatin).toContain('u+e9')
  expect(ofLatin.filter((code) => firstCodes.includes(code) || code.startsWith('u+0-'))).toEqual([])
  // Letters that come in another file are looked for among rules for the same weights.
  const weights = ofFont.map((rule) => /font-weight:([^;}]+)/.exec(rule)?.[1])
  expect(new Set(weights).size).toBe(1)
})

test('what members read has no letter of a Latin script that comes in another file', async () => {
  const missing = new Map<string, string>()
  for (const language of languages.filter((one) => one !== DEFAULT_LANGUAGE))
    for (const drawer of await readdir(join(texts, language)))
      for (const letter of await readFile(join(texts, language, drawer), 'utf8'))
        if (
          /[\p{Script=Latin}\p{Script=Common}]/u.test(letter) &&
          letter < '\u3000' &&
          !`${firstLetters}\n`.includes(letter)
        )
          missing.set(letter, `${language}/${drawer}`)
  expect([...missing]).toEqual([])
})

test('the words of what is shown first come first', async () => {
  const manifest = await readManifest()
  const fileOf = (key: string) => manifest[key]?.file ?? ''
  const named = (part: string) =>
    Object.keys(manifest)
      .filter((key) => key.includes(part))
      .map(fileOf)
  const atFirst = await drawersIn([fileOf('index.html'), ...named('_first-screen')])
  const inArea = await drawersIn([...named('_every-page'), ...named('_member-area')])
  const early = Object.keys(firstScreenWords)
  expect(atFirst.filter((drawer) => !early.includes(drawer))).toEqual([])
  expect(inArea.filter((drawer) => ![...early, ...Object.keys(memberAreaWords)].includes(drawer))).toEqual([])
  expect(inArea).not.toEqual([])
  // What these open further in waits for all words.
  const ofClaims = PAGE_BYTES.filter(([page]) => page !== 'Home').flatMap(([, page]) => filesNeededBy(page, manifest))
  const inClaims = await drawersIn([...new Set(ofClaims)])
  const known = [...early, ...Object.keys(memberAreaWords), ...Object.keys(claimPagesWords)]
  expect(inClaims.filter((drawer) => !known.includes(drawer))).toEqual([])
  expect(inClaims).toContain('e-card')
})

test('what opens within these pages waits for all words, where it shows some that the page has not', async () => {
  const manifest = await readManifest()
  const pages = ['index.html', 'src/shell/member-area.tsx', ...PAGE_BYTES.map(([, page]) => page)]
  const first = new Set(pages.flatMap((page) => filesNeededBy(page, manifest)))
  const known = [firstScreenWords, memberAreaWords, claimPagesWords].flatMap((words) => Object.keys(words))
  const opened = Object.entries(manifest).flatMap(([, { file, dynamicImports }]) =>
    first.has(file) ? (dynamicImports ?? []) : [],
  )
  const imports = await importsOnDemand()
  const shown: string[] = []
  for (const key of new Set(opened)) {
    const drawers = await drawersIn(filesNeededBy(key, manifest).filter((file) => !first.has(file)))
    if (drawers.some((drawer) => !known.includes(drawer))) shown.push(key)
  }
  expect(shown.length).toBeGreaterThan(20)
  const asking = shown.map((key) => ({ key, places: imports.get(basename(key)) ?? [] }))
  expect(asking.filter(({ places }) => places.length === 0)).toEqual([])
  const isLate = (place: string) => /\b(latePart|latePage|afterAllWords|learnAllWords)\b/.test(place)
  expect(asking.flatMap(({ places }) => places.filter((place) => !isLate(place)))).toEqual([])
})

test('Home needs four more files, and nothing that is only known once they have run', async () => {
  const manifest = await readManifest()
  const atFirst = filesNeededBy('index.html', manifest)
  const more = ['src/shell/member-area.tsx', 'src/home/home-page.tsx'].flatMap((module) =>
    filesNeededBy(module, manifest).filter((file) => !atFirst.includes(file)),
  )
  expect(new Set(more).size).toBe(4)
  // What Home opens by itself is in them, but for what brings the reckoning with it and comes when Home stands; a dialog comes when there is one.
  const later = (manifest['src/home/home-page.tsx']?.dynamicImports ?? []).filter(
    (key) => !more.includes(manifest[key]?.file ?? ''),
  )
  expect(later.toSorted()).toEqual(['src/home/home-dialogs.tsx', 'src/home/nearly-used-limits.tsx'])
})

test('a page checks nothing by a schema before it stands: none is in the files that it opens with', async () => {
  const manifest = await readManifest()
  const opening = PAGE_BYTES.flatMap(([, page]) => ['src/shell/member-area.tsx', page])
  const files = opening.flatMap((module) => filesNeededBy(module, manifest))
  const isWithSchemas = await Promise.all(
    // By the name that zod gives to what makes most of them.
    [...new Set(files)].map(async (file) => (await readFile(join(directory, file), 'utf8')).includes('ZodObject')),
  )
  expect(isWithSchemas.filter(Boolean)).toEqual([])
})

test('nothing of the administrators’ console is in any part of the portal', async () => {
  const manifest = await readFile(join(directory, '.vite', 'manifest.json'), 'utf8')
  expect(manifest).toContain('src/shell/member-area.tsx')
  expect(manifest).not.toMatch(/admin-web|react-admin|ra-core/)
  const chunks = Object.values(JSON.parse(manifest) as Manifest).filter(({ file }) => file.endsWith('.js'))
  // This name shows react-admin's code in any chunk.
  for (const { file } of chunks) expect(await readFile(join(directory, file), 'utf8'), file).not.toContain('ra.action.')
})

/** What the build has written into the service worker. */
async function filesOfWorker(): Promise<BuiltFiles> {
  const program = await readFile(join(directory, 'service-worker.js'), 'utf8')
  const [lists] = /\{version:.*?byUse:[^}]*\}/s.exec(program) ?? []
  if (lists === undefined) throw new Error('This is not how the build writes the worker.')
  return runInNewContext(`(${lists})`) as BuiltFiles
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** Bytes, compressed. */
async function sizeOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(directory, file))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The drawers of texts that are made in these files: `{ homeTexts, … } = wordsOf('home', english)`, whatever the names have become. */
async function drawersIn(files: readonly string[]): Promise<readonly string[]> {
  const known = new Set((await readdir(englishTexts)).map((file) => file.replace(/\.ts$/, '')))
  const made = files.map(async (file) => [
    ...(await readFile(join(directory, file), 'utf8')).matchAll(/\}=[\w$]+\([`"']([a-z-]+)[`"'],[\w$]+\)/g),
  ])
  return (await Promise.all(made)).flat().flatMap(([, drawer = '']) => (known.has(drawer) ? [drawer] : []))
}

/** Where files are imported when they are needed, by their name: the line with the one before it, which begins the call. */
async function importsOnDemand(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const folder of [join(import.meta.dirname, 'src'), join(import.meta.dirname, '..', 'web-kit')])
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/(?<!\.test)\.tsx?$/.test(file)) continue
      const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
      for (const [at, line] of lines.entries())
        for (const [, path = ''] of line.matchAll(/\bimport\('([^']+)'\)/g))
          found.set(basename(path), [...(found.get(basename(path)) ?? []), `${lines[at - 1]}\n${line}`])
    }
  return found
}

/** A chunk's file with those of everything that it imports before it runs. */
function filesNeededBy(entry: string, manifest: Manifest): string[] {
  const found = new Set<string>()
  const follow = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) follow(imported)
  }
  follow(entry)
  return [...found].flatMap((key) => manifest[key]?.file ?? [])
}
