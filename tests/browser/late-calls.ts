/** Calls in a built script that some browser which we serve cannot answer. */
import { lateApis } from '@member-care/web-kit/browsers/late-apis.mjs'
import { parseAst } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const { globals, statics, prototypes, elementMembers } = lateApis()
/** Short names are what a minifier gives. */
const lateGlobals = new Set(globals.filter((name) => name.length > 3))
const lateElementMembers = new Set(elementMembers)
const iteratorHelpers = new Set(prototypes['Iterator'])
/** Names of two words and more, which nothing else has; the helpers of iterators are called as arrays' methods are. */
const tellingMethods = new Set(
  Object.values(prototypes)
    .flat()
    .filter((name) => /[a-z][A-Z]/.test(name) && !iteratorHelpers.has(name)),
)
/** Whose result is an iterator: an array has the helpers' names too. */
const iteratorMakers = ['values', 'keys', 'entries', 'matchAll']

/** How far before a call it is asked whether there is such a thing. */
const GUARD_DISTANCE = 200

/** @returns each call of something late, as it is written, for which nothing shortly before asks whether the browser has it */
export function lateCalls(code: string): string[] {
  const calls: string[] = []
  visit(parseAst(code) as unknown as Node, (node) => {
    const name = lateName(node)
    if (name !== undefined && !isGuarded(code, node.start, name)) calls.push(name)
  })
  return calls
}

function lateName({ type, callee }: Node): string | undefined {
  if (type !== 'CallExpression' && type !== 'NewExpression') return undefined
  const called = callee as Node
  const global = nameOf(called)
  if (global !== undefined) return lateGlobals.has(global) ? global : undefined
  const method = methodOf(called)
  if (method === undefined) return undefined
  const object = called['object'] as Node
  const owner = nameOf(object)
  if (owner !== undefined && statics[owner]?.includes(method)) return `${owner}.${method}`
  if (lateElementMembers.has(method) || tellingMethods.has(method)) return method
  return iteratorHelpers.has(method) && makesIterator(object) ? method : undefined
}

/** `Object.keys` and its like make arrays. */
function makesIterator({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false
  const called = callee as Node
  return (
    iteratorMakers.includes(methodOf(called) ?? '') &&
    !['Object', 'Array'].includes(nameOf(called['object'] as Node) ?? '')
  )
}

function isGuarded(code: string, start: number, name: string): boolean {
  const before = code.slice(Math.max(0, start - GUARD_DISTANCE), start)
  const last = name.split('.').at(-1) ?? name
  return new RegExp(`typeof [\\w.]*\\b${last}\\b|[\`'"]${last}[\`'"] ?in `).test(before)
}

function nameOf({ type, name }: Node): string | undefined {
  return type === 'Identifier' ? String(name) : undefined
}

function methodOf(node: Node): string | undefined {
  return node.type === 'MemberExpression' && node['computed'] !== true ? nameOf(node['property'] as Node) : undefined
}

/** From a list of its own: a bundle nests deeper than a stack. */
function visit(root: Node, see: (node: Node) => void): void {
  const waiting: unknown[] = [root]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    if (!Array.isArray(node)) see(node as Node)
    waiting.push(...Object.values(node))
  }
}
