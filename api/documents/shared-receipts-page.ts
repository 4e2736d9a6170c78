/**
 * Where a phone posts what another app shares with the portal. The service worker takes it there and keeps it on the device (member-web/src/shared-receipts).
 * Only a phone without the worker sends it here: then nothing is read or kept, and the page says that the files did not arrive.
 */
import { addressWithShared, NOTHING_KEPT, SHARE_ADDRESS } from '@member-care/domain/pages/shared-receipts.ts'
import type { App } from '../http/parts.ts'

/** Reads past so much of what is sent, so that the browser sees the answer; what is more is cut off. */
const READ_PAST_BYTES = 60 * 1024 * 1024

export function sharedReceiptsRoutes(app: App): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      let bytes = 0
      payload.on('data', (piece: Buffer) => {
        bytes += piece.length
        if (bytes > READ_PAST_BYTES) payload.destroy()
      })
      payload.on('end', () => done(null))
      payload.on('error', done)
    })
    scope.post(SHARE_ADDRESS, { config: { access: 'public' } }, (_request, reply) =>
      reply.redirect(addressWithShared(NOTHING_KEPT), 303),
    )
  })
}
