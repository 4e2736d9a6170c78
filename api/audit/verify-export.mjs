#!/usr/bin/env node
/**
 * Verifies an export of the event log without the product: needs nothing but Node 20 or later and, to be sure whose
 * signatures they are, the public key as it was published by the operator.
 *
 *   node verify-export.mjs <folder with the unpacked export> [public-key.pem]
 *
 * Ends with 0 when everything fits, with 1 when something does not; every problem is named. docs/verify-export.md tells the format.
 */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const [folder = '.', publishedKey] = process.argv.slice(2)
const key = createPublicKey(readFileSync(publishedKey ?? join(folder, 'public-key.pem')))
const keyId = sha256(key.export({ format: 'der', type: 'spki' })).slice(0, 16)
const problems = []

const manifestText = readFileSync(join(folder, 'manifest.json'), 'utf8')
const manifest = JSON.parse(manifestText)
if (!isSigned(manifestText, readFileSync(join(folder, 'manifest.sig'), 'utf8').trim()))
  problems.push('manifest.json is not signed with this key')
for (const [name, stated] of Object.entries(manifest.files)) {
  if ((await hashOfFile(join(folder, name))) !== stated.sha256)
    problems.push(`${name} is not the file that was exported`)
}

/** Events are anchored within seconds; so long it may have taken where the product was restarted meanwhile. */
const ANCHORED_WITHIN_MS = 10 * 60_000

const anchors = []
for await (const anchor of linesOf('anchors.ndjson')) anchors.push(anchor)
for (const [index, anchor] of anchors.entries()) {
  if (anchor.number !== index)
    problems.push(`where the anchor of block ${index} should be, there is that of block ${anchor.number}`)
  const statement = ['member-care anchor 1', anchor.total, anchor.position, anchor.runningHash, anchor.anchoredAt].join(
    '\n',
  )
  if (!isSigned(statement, anchor.signature))
    problems.push(`the anchor after event ${anchor.total} is not signed with this key`)
}

const hashes = new Map()
let runningHash = ''
let total = 0
let next = 0
const anchoredInAll = anchors.at(-1)?.total ?? 0
const anchoredBefore = new Date(manifest.exportedAt).getTime() - ANCHORED_WITHIN_MS
const notAnchored = { count: 0, first: undefined }
for await (const event of linesOf('events.ndjson')) {
  const { position, recordedAt, ...hashed } = event
  const before = hashes.get(event.stream)
  const eventHash = sha256(canonical(hashed))
  if (event.revision !== (before?.revision ?? -1) + 1 || event.metadata.previousHash !== (before?.hash ?? null)) {
    problems.push(
      `${event.stream} revision ${event.revision} (event ${event.id}) does not follow from the event before it`,
    )
  }
  hashes.set(event.stream, { revision: event.revision, hash: eventHash })
  runningHash = sha256(
    `${runningHash}\n${position} ${event.stream} ${event.revision} ${event.id} ${sha256(`${eventHash}\n${recordedAt}`)}`,
  )
  total += 1
  if (total > anchoredInAll && (anchors.length === 0 || new Date(recordedAt).getTime() < anchoredBefore)) {
    notAnchored.count += 1
    notAnchored.first ??= { total, recordedAt }
  }
  while (next < anchors.length && anchors[next].total <= total) {
    const anchor = anchors[next++]
    if (anchor.total === total && anchor.runningHash === runningHash && anchor.position === position) continue
    problems.push(
      `the events from ${anchors[next - 2]?.total ?? 0} to ${anchor.total} are not those that were anchored on ${anchor.anchoredAt}`,
    )
    // What comes after is measured by what was signed.
    runningHash = anchor.runningHash
  }
}
if (next < anchors.length) {
  problems.push(
    `there are ${total} events where ${anchors.at(-1).total} were anchored: those after event ${anchors[next - 1]?.total ?? 0} are not what was anchored`,
  )
}
if (notAnchored.count > 0) {
  problems.push(
    `${notAnchored.count} events have no anchor, though they should: from event ${notAnchored.first.total} on, recorded on ${notAnchored.first.recordedAt}. Their anchors are missing, and nothing shows that these events are what was recorded`,
  )
}
if (total !== manifest.events) problems.push(`there are ${total} events, and the manifest says ${manifest.events}`)

console.log(
  `${total} events, ${anchoredInAll} of them anchored, up to ${anchors.at(-1)?.anchoredAt ?? 'never'}. Key ${keyId}${publishedKey ? '' : ' (from the export itself: compare it with the published one)'}.`,
)
console.log(
  `An export alone cannot show whether the newest events were taken away together with their anchors: ask a witness for its last anchor. ${anchors.length === 0 ? 'The export has none.' : `The last one here is after event ${anchoredInAll}, with the signature ${anchors.at(-1).signature}.`}`,
)
for (const problem of problems) console.log(`PROBLEM: ${problem}`)
console.log(problems.length === 0 ? 'Everything fits.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1

function sha256(data) {
  return createHash('sha256').update(data).digest('hex')
}

function isSigned(text, signature) {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}

/** Canonical JSON (RFC 8785): keys in the order of their UTF-16 code units, no blanks, numbers as ECMAScript writes them. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join(',')}}`
}

async function* linesOf(name) {
  for await (const line of createInterface({ input: createReadStream(join(folder, name)), crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line)
}

async function hashOfFile(path) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
