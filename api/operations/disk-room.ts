/**
 * The disk that the product keeps its data on. What brings much is refused before the disk is full, so that what needs little goes on: reading,
 * signing in, deciding. It is taken again as soon as there is room.
 */
import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { App } from '../http/parts.ts'
import { apiError } from '../http/api-error.ts'
import type { ReadinessCheck } from './operations.ts'

export interface DiskLimits {
  /** Any folder on the disk. */
  readonly folder: string
  /** So much is kept free for what needs little. */
  readonly reserveBytes: number
  /** With less than this an operator is told. */
  readonly warningBytes: number
}

/** A body that is larger brings documents, or many rows. */
const MUCH_BYTES = 256 * 1_024

/** Adds the check to every route, after that of access. */
export function keepDiskRoom(app: App, { folder, reserveBytes }: DiskLimits): void {
  app.addHook('preHandler', async (request) => {
    if (!bringsMuch(request)) return
    await requireDiskRoom({ folder, reserveBytes }, request.log).catch(async (error: unknown) => {
      // A client that is still sending would not see the answer.
      for await (const _piece of request.raw);
      throw error
    })
  })
}

/** For what brings much otherwise than over HTTP. @throws ApiError 507 */
export async function requireDiskRoom(
  { folder, reserveBytes }: Pick<DiskLimits, 'folder' | 'reserveBytes'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const free = await freeBytes(folder)
  if (free >= reserveBytes) return
  log.warn(
    { free: inMegabytes(free), reserve: inMegabytes(reserveBytes) },
    'an upload is refused, for the disk is nearly full',
  )
  throw apiError('STORAGE_FULL')
}

/** For `/readyz`, which stays ready: what is small goes on. */
export function diskWarning({ folder, reserveBytes, warningBytes }: DiskLimits): ReadinessCheck {
  return async () => {
    const free = await freeBytes(folder)
    if (free < reserveBytes)
      return `${inMegabytes(free)} left of the disk: uploads are refused until there are ${inMegabytes(reserveBytes)}. Make room, or make the disk larger.`
    if (free < warningBytes)
      return `${inMegabytes(free)} left of the disk; below ${inMegabytes(reserveBytes)} uploads are refused. Make room, or make the disk larger.`
    return undefined
  }
}

function bringsMuch({ headers }: FastifyRequest): boolean {
  return (
    headers['content-type']?.startsWith('multipart/') === true || Number(headers['content-length'] ?? 0) > MUCH_BYTES
  )
}

/** What may still be written by who is not the system's own user. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_048_576)} MB`
}
