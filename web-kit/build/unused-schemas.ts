/**
 * Leaves out of a build the schemas that no page of it checks anything with. A file of rules has them beside what pages do need, and a bundler keeps each
 * of them, because it cannot know that zod's calls do no more than make a schema; and with them zod, which is as large as Home's own program.
 */
import { parseAst, type Plugin } from 'vite'

const MARK = '/* @__PURE__ */ (() => '

export function unusedSchemas(): Plugin {
  return {
    name: 'unused-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/.*\.ts$/, code: /from ['"]zod['"]/ },
      handler: (code) => ({ code: withMarks(code, madeByCalls(code)), map: null }),
    },
  }
}

interface Place {
  readonly start: number
  readonly end: number
}

/** @param code without types @returns where a file makes what it gives a name of its own by a call, the first one first */
function madeByCalls(code: string): readonly Place[] {
  return parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'CallExpression' ? [{ start: init.start, end: init.end }] : [],
    )
  })
}

/** A mark stands for one call, and a schema is made by a chain of them: so the chain becomes a call of its own. */
function withMarks(code: string, places: readonly Place[]): string {
  return places.reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}${MARK}${marked.slice(start, end)})()${marked.slice(end)}`,
    code,
  )
}
