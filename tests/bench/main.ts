// `npm run bench`: measures the product on this machine and prints each figure beside its limit from the same run; the whole takes its time.
// `npm run bench -- filing listing`: only those with one of these words in their title.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { guardPostgres } from '@member-care/api/database/postgres-guardian.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { BenchRow } from './bench-row.ts'
import { benches } from './benches.ts'

const words = process.argv.slice(2).map((word) => word.toLowerCase())
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
    rows.push(...(await run({ databaseUrl: await freshDatabase(server), scale: 1 })))
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

/** Each bench has a database of its own, so that none finds the rows of another. */
async function freshDatabase({ url }: EmbeddedPostgres): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: url('postgres') })
  await client.connect()
  // The name is made above, of hexadecimal digits only; a database name cannot be a parameter.
  await client.query(`create database ${name}`).finally(() => client.end())
  return url(name)
}

function figure(value: number): string {
  return value >= 100 ? shownCount(Math.round(value)) : value.toFixed(2)
}
