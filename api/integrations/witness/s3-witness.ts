/**
 * A witness in an S3 bucket with object lock: each anchor is an object of its own, which nobody, its owner included, can change or remove
 * before its time. The bucket has to be made with object lock.
 */
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { lineOfText, textOfLine } from '@member-care/event-store/anchors/anchor-line.ts'
import { openS3Client, type S3Settings } from '../file-store/s3-byte-store.ts'
import type { Witness } from './witness.ts'

const PREFIX = 'anchors/'
const DAY_MS = 24 * 60 * 60_000
/** Each anchor covers the whole log up to it, so that the newest of them, and some of the others, say all. */
const NEWEST_READ = 100
const OTHERS_READ = 100

export function createS3Witness(settings: S3Settings & { readonly retainDays: number }, clock: () => Date): Witness {
  const client = openS3Client(settings)
  const { bucket: Bucket } = settings

  async function listKeys(): Promise<readonly string[]> {
    const keys: string[] = []
    for (let ContinuationToken: string | undefined; ;) {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken }))
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])))
      if (!page.NextContinuationToken) return keys.toSorted()
      ContinuationToken = page.NextContinuationToken
    }
  }

  return {
    kind: 'witness',
    id: 's3',
    name: `The witness in bucket ${Bucket}`,
    async keep(line, signal) {
      // In the order of the log, and another name for another anchor of as many events.
      const Key = `${PREFIX}${String(line.total).padStart(15, '0')}-${line.signature.slice(0, 22)}.json`
      const lock = {
        ObjectLockMode: 'COMPLIANCE',
        ObjectLockRetainUntilDate: new Date(clock().getTime() + settings.retainDays * DAY_MS),
      } as const
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: textOfLine(line),
          ContentType: 'application/json',
          ChecksumAlgorithm: 'SHA256',
          ...lock,
        }),
        signal ? { abortSignal: signal } : {},
      )
    },
    async *lines() {
      for (const Key of sampleOf(await listKeys())) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        yield Body instanceof Readable ? lineOfText(await text(Body)) : undefined
      }
    },
  }
}

function sampleOf(keys: readonly string[]): readonly string[] {
  const others = keys.slice(0, -NEWEST_READ)
  const every = Math.max(1, Math.ceil(others.length / OTHERS_READ))
  return [...others.filter((_, index) => index % every === 0), ...keys.slice(-NEWEST_READ)]
}
