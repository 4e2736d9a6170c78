// `npm run bench`: measures the product on this machine and prints each figure beside its limit from the same run; the whole takes its time.
// `npm run bench -- filing listing`: only those with one of these words in their title.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { guardPostgres } from '@member-care/api/database/postgres-guardian.ts'
import { benchAppend } from './append.ts'
import { benchAudit } from './audit.ts'
import type { BenchRow } from './bench-row.ts'
import { benchClaimKills } from './claim-kills.ts'
import { benchClaimList } from './claim-list.ts'
import { benchConsoleLists } from './console-lists.ts'
import { benchFiling } from './filing.ts'
import { benchProjection } from './projection.ts'
import { benchReadYourWrites } from './read-your-writes.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSignInAbuse } from './sign-in-abuse.ts'
import { benchSignInTiming } from './sign-in-timing.ts'
import { benchUpload } from './upload.ts'

const benches: readonly { readonly title: string; readonly run: (options: { databaseUrl: string }) => Promise<readonly BenchRow[]> }[] = [
  { title: 'Appending events', run: benchAppend },
  { title: 'Rebuilding a read model', run: benchProjection },
  { title: 'Listing claims', run: benchClaimList },
  { title: 'Listing a million users and searching among them', run: benchConsoleLists },
  { title: 'Filing claims', run: benchFiling },
  { title: 'Reading one’s own writes', run: benchReadYourWrites },
  { title: 'Signing in', run: benchSignIn },
  { title: 'Ten thousand wrong passwords', run: benchSignInAbuse },
  { title: 'Telling who is known by the time of an answer', run: benchSignInTiming },
  { title: 'Proving and searching the log', run: benchAudit },
  { title: 'Uploading users', run: benchUpload },
  { title: 'Killing the process and Postgres', run: benchClaimKills },
]

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = benches.filter(({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)))

const directory = await mkdtemp(join(tmpdir(), 'member-care-bench-'))
const guardian = guardPostgres(directory)
// The server's own defaults, durable commits among them: that is what the product runs on.
const server = await startEmbeddedPostgres(directory)
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, embedded Postgres, load average ${loadavg()[0]?.toFixed(1)} before\n`)
  const rows: BenchRow[] = []
  for (const { title, run } of chosen) {
    console.log(`${title} …`)
    rows.push(...(await run({ databaseUrl: await freshDatabase(server) })))
  }
  console.log('')
  console.table(rows.map(({ name, ours, limit, unit, ratio, aim, reached }) => ({ '': name, ours: figure(ours), limit: figure(limit), unit, 'compared': ratio, aim, reached: reached ? 'yes' : 'NO' })))
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
  return value >= 100 ? Math.round(value).toLocaleString('en-SG') : value.toFixed(2)
}
