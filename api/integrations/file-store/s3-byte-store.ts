/** Files in a bucket of any S3 API (AWS, MinIO, Ceph, …): one object for each id, under a prefix. */
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { bytesOfStream } from './byte-source.ts'
import { assertFileId, type ByteStore } from './byte-store.ts'
import { FileMissing } from './file-store.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Address of the store, for one that is not AWS; buckets are then addressed by path. */
  readonly endpoint?: string | undefined
  /** Absent: the usual places of the AWS client (environment, instance role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const PREFIX = 'files/'

export function openS3Client({ region, endpoint, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Checksums in trailers are not understood by every S3-compatible store; the signature covers the content all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

export function s3ByteStore(settings: S3Settings): ByteStore {
  const client = openS3Client(settings)
  const object = (fileId: string) => {
    assertFileId(fileId)
    return { Bucket: settings.bucket, Key: `${PREFIX}${fileId}` }
  }

  return {
    async put(fileId, content, bytes) {
      const body = Readable.from(copied(content), { objectMode: false })
      // The client does not look whether what it sends has failed.
      const failed = new AbortController()
      body.once('error', (error) => failed.abort(error))
      try {
        await client.send(new PutObjectCommand({ ...object(fileId), Body: body, ContentLength: bytes }), {
          abortSignal: failed.signal,
        })
      } catch (error) {
        throw body.errored ?? error
      } finally {
        body.destroy()
      }
    },

    async open(fileId) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(object(fileId)))
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('The S3 client gave no stream.')
        return { source: bytesOfStream(Body), bytes: ContentLength }
      } catch (error) {
        throw isMissing(error) ? new FileMissing(fileId) : error
      }
    },

    async has(fileId) {
      try {
        await client.send(new HeadObjectCommand(object(fileId)))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async delete(fileId) {
      await client.send(new DeleteObjectCommand(object(fileId)))
    },

    // An object is there whole or not at all.
    async removeUnfinished() {
      return 0
    },
  }
}

/** What is sent may wait in the connection after the next piece was asked for. */
async function* copied(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of content) yield Buffer.from(piece)
}

/** GET says `NoSuchKey`; HEAD has no body to say so and is known by its status. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
