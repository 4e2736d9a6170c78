/** The file store on any S3 API (AWS, MinIO, Ceph, …): one object per upload, named by its id under a prefix. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { assertFileId, FileMissing, type FileStore } from './file-store.ts'

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

export function s3FileStore(settings: S3Settings): FileStore {
  const client = openS3Client(settings)
  const object = (fileId: string) => {
    assertFileId(fileId)
    return { Bucket: settings.bucket, Key: `${PREFIX}${fileId}` }
  }

  return {
    async put(fileId, temporaryPath) {
      const { size } = await stat(temporaryPath)
      await client.send(new PutObjectCommand({ ...object(fileId), Body: createReadStream(temporaryPath), ContentLength: size }))
    },

    async open(fileId) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(fileId)))
        if (!(Body instanceof Readable)) throw new Error('The S3 client gave no stream.')
        return Body
      } catch (error) {
        throw isMissing(error) ? new FileMissing(fileId) : error
      }
    },

    async stat(fileId) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(object(fileId)))
        return { bytes: ContentLength ?? 0 }
      } catch (error) {
        if (isMissing(error)) return undefined
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

/** GET says `NoSuchKey`; HEAD has no body to say so and is known by its status. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}
