// `npm run bench`: measures the product on this machine and prints each figure beside its limit from the same run; the whole takes its time.
// `npm run bench -- filing listing`: only those with one of these words in their title.
// `npm run bench -- receipts --part=2/5`: the second of five parts of it, where a bench can be cut; the first one begins anew, the others add up.
// `npm run bench -- receipts --set=outside`: one set of them alone.
// `npm run bench -- first-load --page=home --language=zh`: one page in one language alone, where a bench opens pages.
// `npm run bench -- first-load --without-letters`: on a device that has no Chinese or Tamil letters of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { guardPostgres } from '@member-care/api/database/postgres-guardian.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { createBenchDatabase } from './bench-database.ts'
import type { BenchRow } from './bench-row.ts'
import { benchLanguage, benchPart } from './bench-scale.ts'
import { benches } from './benches.ts'

const { values, positionals } = parseArgs({
  options: {
    part: { type: 'string' },
    set: { type: 'string' },
    page: { type: 'string' },
    language: { type: 'string' },
    'without-letters': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const only = {
  withoutLetters: values['without-letters'],
  ...(values.part !== undefined && { part: benchPart(values.part) }),
  ...(values.set !== undefined && { set: values.set }),
  ...(values.page !== undefined && { page: values.page }),
  ...(values.language !== undefined && { language: benchLanguage(values.language) }),
}
const words = positionals.map((word) => word.toLowerCase())
const chosen = benches.filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
)

const directory = await mkdtemp(join(tmpdir(), 'member-care-bench-'))
const guardian = guardPostgres(directory)
// The server's own defaults, durable commits among them: that is what the product runs on.
const server = await startEmbeddedPostgres(directory)
try {
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, embedded Postgres, load average ${loadavg()[0]?.toFixed(1)} before\n`,
  )
  const rows: BenchRow[] = []
  for (const { title, run } of chosen) {
    console.log(`${title} …`)
    rows.push(...(await run({ databaseUrl: await createBenchDatabase(server.url('postgres')), scale: 1, ...only })))
  }
  console.log('')
  console.table(
    rows.map(({ name, ours, limit, unit, ratio, aim, reached }) => ({
      '': name,
      ours: figure(ours),
      limit: figure(limit),
      unit,
      compared: ratio,
      aim,
      reached: reached ? 'yes' : 'NO',
    })),
  )
} finally {
  await server.stop()
  guardian.dismiss()
  await rm(directory, { recursive: true, force: true })
}

function figure(value: number): string {
  return value >= 100 ? shownCount(Math.round(value)) : value.toFixed(2)
}
