// What JavaScript and the Web offer, but not yet in every browser that we serve (`browserslist` in package.json). It works where it is
// written and ends with an error on a member's phone, so the lint run refuses it, and so does the test of the built front ends.
import { createRequire } from 'node:module'
import { oldestBrowsers } from './oldest-browsers.mjs'

/** Objects of every page, and the interfaces whose members they have. */
const pageObjects = {
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  screen: 'Screen',
}

/** Interfaces whose members are called on things that have names of their own. */
const elementInterfaces =
  /^(Node|Element|HTML\w*Element|Document|Response|Request|Headers|Blob|URLSearchParams|Selection|Range|ReadableStream)$/

/** Members of elements whose name means something else here: what card-validator says of a number. */
const alsoOthers = new Set(['isValid'])

/**
 * @returns what some browser that we serve lacks. `globals`: names. `statics`: by the name of a global or an object of the page, members of
 *   its own. `prototypes`: by the name of a built-in, members of what it makes. `elementMembers`: of elements and the like, those whose name
 *   means nothing else
 */
export function lateApis() {
  const { javascript, api } = createRequire(import.meta.url)('@mdn/browser-compat-data')
  const oldest = oldestBrowsers()
  const globals = []
  const late = {}
  const known = new Set()
  for (const [owner, { __compat, ...members }] of [...Object.entries(javascript.builtins), ...Object.entries(api)]) {
    if (isLate(__compat, oldest)) globals.push(owner)
    for (const [key, { __compat: compat }] of Object.entries(members)) {
      const name = key.replace(/_static$/, '')
      if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) continue
      if (isLate(compat, oldest)) late[owner] = [...(late[owner] ?? []), name]
      else known.add(name)
    }
  }
  // The data does not tell a built-in's own members from those of what it makes; each is refused as either.
  const statics = { ...late }
  for (const [object, name] of Object.entries(pageObjects)) if (late[name]) statics[object] = late[name]
  const elementMembers = Object.keys(late)
    .filter((owner) => elementInterfaces.test(owner))
    .flatMap((owner) => late[owner])
    .filter(
      (name) =>
        /[a-z][A-Z]/.test(name) && !/^(aria|moz|webkit)/.test(name) && !known.has(name) && !alsoOthers.has(name),
    )
  const prototypes = Object.fromEntries(
    Object.keys(javascript.builtins).flatMap((owner) => (late[owner] ? [[owner, late[owner]]] : [])),
  )
  return {
    globals: [...globals, ...(late.Window ?? [])],
    statics,
    prototypes,
    elementMembers: [...new Set(elementMembers)],
  }
}

function isLate(compat, oldest) {
  return compat !== undefined && oldest.some(({ data, version }) => !hasSince(compat.support[data], version))
}

/** Whether a browser of this version has it without a flag or a prefix. */
function hasSince(support, version) {
  return [support].flat().some((entry) => {
    if (entry === undefined || entry.flags || entry.prefix || entry.alternative_name || entry.version_removed)
      return false
    const added = entry.version_added
    return typeof added === 'string' && added !== 'preview' && Number.parseFloat(added.replace('≤', '')) <= version
  })
}
