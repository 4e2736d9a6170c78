/** Calls that bring files: how long they take is up to the line of who sends them. */
import { UPLOAD_MILLISECONDS } from '@member-care/domain/claim/form/upload-time.ts'
import type { FastifyInstance } from 'fastify'

/** For `requestTimeout`, which no route can lengthen: every other call is ended by its handler's limit before. */
export const longestRequest = (uploads = UPLOAD_MILLISECONDS) => uploads + 60_000

/** Gives each route that takes a multipart form this time, unless it says for itself. A connection on which nothing comes any more ends as ever. */
export function waitForUploads(app: FastifyInstance, milliseconds = UPLOAD_MILLISECONDS): void {
  app.addHook('onRoute', (route) => {
    const { consumes } = (route.schema ?? {}) as { readonly consumes?: readonly string[] }
    if (consumes?.includes('multipart/form-data')) route.handlerTimeout ??= milliseconds
  })
}
