// Whether every folder imports only what it may: no circle of folders, and the rules of dependency-cruiser.config.mjs. Part of the lint run.
import { cruise } from 'dependency-cruiser'
import configuration, { folderOf } from '../../dependency-cruiser.config.mjs'
import { circlesOf } from './circles.ts'

const { options, ...ruleSet } = configuration
const { output } = await cruise(['api', 'admin-web/src', 'member-web/src', 'web-kit'], {
  ...options,
  ruleSet,
  validate: true,
})

const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)

/** Which files make a folder need another one. */
const needs = new Map()
for (const { source, dependencies } of output.modules) {
  const [from] = folderOf.exec(source) ?? []
  for (const { resolved } of dependencies) {
    const [to] = folderOf.exec(resolved) ?? []
    if (from === undefined || to === undefined || from === to) continue
    const name = `${from} → ${to}`
    needs.set(name, [...(needs.get(name) ?? []), `${source} imports ${resolved}`])
  }
}
const edges = [...needs.keys()].map((name) => name.split(' → '))
const leadsTo = new Map()
for (const [from, to] of edges) leadsTo.set(from, (leadsTo.get(from) ?? new Set()).add(to))

for (const circle of circlesOf(leadsTo)) {
  const within = edges.filter(([from, to]) => circle.includes(from) && circle.includes(to))
  broken.push(
    [
      `no-circle-of-folders: ${circle.join(', ')}`,
      ...within.map(([from, to]) => {
        const files = needs.get(`${from} → ${to}`)
        return `    ${from} → ${to} (${files.length}), as ${files[0]}`
      }),
    ].join('\n'),
  )
}

for (const one of broken) console.error(one)
process.exitCode = broken.length > 0 ? 1 : 0
