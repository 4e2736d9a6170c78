/**
 * Which file of the build a module comes in. What is needed at once comes in one file: each of its own costs a phone as long again, however small.
 * So there are three of them: the first screen's, what the public pages share with the member area, and what the member area opens with.
 * What the pages of claims need besides comes in five more: what the e-card needs of it too, the fields that lists and forms share, the lists, and what
 * the forms of a claim and of a letter share, in two: that which a claim begins with, and that of its later steps. Every other page's modules are split as the bundler does it.
 */
import { join } from 'node:path'
import { languages } from '@member-care/domain/language/language.ts'

/** What is known of a module once all have been read, as the bundler gives it. */
export interface KnownModules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

const source = join(import.meta.dirname, 'src')
const first = join(source, 'main.tsx')
const portal = join(source, 'member-portal.tsx')
const memberArea = join(source, 'shell', 'member-area.tsx')
const home = join(source, 'home', 'home-page.tsx')
const claimList = join(source, 'claim-records', 'claim-records-routes.tsx')
const claimForm = join(source, 'submit-claim', 'submit-claim-page.tsx')
const laterSteps = join(source, 'submit-claim', 'later-steps.ts')
const card = join(source, 'e-card', 'e-card-page.tsx')
const letterForm = join(source, 'request-elog', 'request-elog-page.tsx')
/** What the pages of claims wait for of a language's words. */
const wordsOfClaimPages = languages.map((language) =>
  join(import.meta.dirname, '..', 'domain', 'texts', language, 'claim-pages-words.ts'),
)
/** Of the bundler itself; every file imports it. */
const RUNTIME = '\0rolldown/runtime.js'
/** Home opens them last, and always. */
const unfinished = [
  join(source, 'submit-claim', 'unfinished-claims.tsx'),
  join(source, 'request-elog', 'unfinished-requests.tsx'),
]

/** @returns says of a module which of the three it belongs to, and null of every other one; for one build */
export function chunksOfTheBuild(): (id: string, modules: KnownModules) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined
  return (id, modules) => {
    chunks ??= chunksBy(modules)
    return chunks.get(id) ?? null
  }
}

function chunksBy(modules: KnownModules): ReadonlyMap<string, string> {
  const firstScreen = neededBy([first], modules)
  const publicPages = neededBy(
    (modules.getModuleInfo(portal)?.dynamicallyImportedIds ?? []).filter((id) => id !== memberArea),
    modules,
  )
  const chunks = new Map(chunksOfClaims(modules))
  // Else the words would wait for the whole of a file of pages: they use few modules of it, and small ones.
  for (const id of neededBy(wordsOfClaimPages, modules)) if (chunks.has(id)) chunks.set(id, 'member-area')
  for (const id of neededBy([memberArea, home, ...unfinished], modules))
    chunks.set(id, publicPages.has(id) ? 'every-page' : 'member-area')
  for (const id of [...firstScreen, RUNTIME]) chunks.set(id, 'first-screen')
  // What is asked for by name keeps a file with that name.
  for (const entry of [first, memberArea, home, claimList, claimForm, letterForm, card]) chunks.delete(entry)
  return chunks
}

function chunksOfClaims(modules: KnownModules): ReadonlyMap<string, string> {
  const list = neededBy([claimList], modules)
  const form = neededBy([claimForm, laterSteps], modules)
  const letter = neededBy([letterForm], modules)
  const chunks = new Map<string, string>()
  for (const id of form) if (letter.has(id)) chunks.set(id, 'claim-forms')
  for (const id of neededBy([claimForm], modules)) if (letter.has(id)) chunks.set(id, 'begun-claims')
  for (const id of list) chunks.set(id, form.has(id) ? 'fields' : 'record-lists')
  for (const id of neededBy([card], modules)) if (chunks.has(id)) chunks.set(id, 'choosers')
  return chunks
}

/** These modules with everything that they import before they run. */
function neededBy(ids: readonly string[], modules: KnownModules): ReadonlySet<string> {
  const needed = new Set<string>()
  const follow = (id: string) => {
    if (needed.has(id)) return
    needed.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  for (const id of ids) follow(id)
  return needed
}
