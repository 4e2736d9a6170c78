/** Calls that bring files: how long they take is up to the line of who sends them. */
import { UPLOAD_MILLISECONDS } from '@member-care/domain/claim/form/upload-time.ts'
import type { FastifyInstance } from 'fastify'
import { Socket } from 'node:net'

/** For `requestTimeout`, which no route can lengthen. */
export const LONGEST_REQUEST_MILLISECONDS = UPLOAD_MILLISECONDS + 60_000

const usual = { uploads: UPLOAD_MILLISECONDS, afterwards: 60_000 }

/**
 * Gives each route that takes a multipart form its time, unless it says for itself. A connection on which nothing comes any more ends as ever.
 * @param limits `afterwards`: how long what still comes after the answer is listened to
 */
export function waitForUploads(app: FastifyInstance, limits = usual): void {
  app.addHook('onRoute', (route) => {
    const { consumes } = (route.schema ?? {}) as { readonly consumes?: readonly string[] }
    if (consumes?.includes('multipart/form-data')) route.handlerTimeout ??= limits.uploads
  })
  // Such as one that was refused, or any other call that takes too long: else it could be dragged out as long as an upload.
  app.addHook('onResponse', async ({ raw }) => {
    // A call that is handed in without a connection drags out nothing.
    if (raw.complete || !(raw.socket instanceof Socket)) return
    const timer = setTimeout(() => raw.destroy(), limits.afterwards).unref()
    raw.once('close', () => clearTimeout(timer))
  })
}
