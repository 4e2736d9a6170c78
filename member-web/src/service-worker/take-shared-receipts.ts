/** Takes the files that another app shares with the portal, and opens the page on which a claim is begun with them. The server never gets them from here. */
import {
  addressWithShared,
  NOTHING_KEPT,
  SHARE_ADDRESS,
  SHARED_FIELD,
} from '@member-care/domain/pages/shared-receipts.ts'
import { keepShared } from '../shared-receipts/shared-receipts.ts'
import { worker } from './worker-scope.ts'

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && origin === worker.location.origin && pathname === SHARE_ADDRESS)
    event.respondWith(takeShared(request))
})

async function takeShared(request: Request): Promise<Response> {
  const id = crypto.randomUUID()
  const isKept = await request
    .formData()
    .then((form) => keepShared(id, form.getAll(SHARED_FIELD).filter(isFile), new Date()))
    .then(
      () => true,
      () => false,
    )
  return Response.redirect(addressWithShared(isKept ? id : NOTHING_KEPT), 303)
}

function isFile(value: unknown): value is File {
  return value instanceof File && (value.name !== '' || value.size > 0)
}
