/** An administrator who uploads files of users over HTTP. */
import { randomUUID } from 'node:crypto'
import type { Parts } from '@member-care/api/http/parts.ts'
import type { uploadSchema } from '@member-care/api/user-uploads/upload-answers.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'

export type UploadAnswer = z.infer<typeof uploadSchema>

interface RecordingProduct {
  readonly parts: Pick<Parts, 'sessions'>
  record(stream: StreamId, ...events: DomainEvent[]): Promise<void>
}

export interface UploadingAdministrator {
  readonly userId: string
  readonly token: string
}

export async function recordUploadingAdministrator({
  parts,
  record,
}: RecordingProduct): Promise<UploadingAdministrator> {
  const userId = randomUUID()
  await record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'sys-admin',
        name: 'Olive Operation',
        nric: userId,
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    { type: 'RolesChanged', data: { userId, roles: ['ADMIN_OPERATION'], groupCodes: ['ALL'], reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'test' } },
  )
  return { userId, token: (await parts.sessions.begin(userId, { otpVerified: true, now: new Date() })).token }
}

/** @param key the same key again is the same upload */
export async function sendUploadFile(
  origin: string,
  { token }: UploadingAdministrator,
  content: string,
  key: string = randomUUID(),
): Promise<UploadAnswer> {
  const body = new FormData()
  body.append('file', new File([content], 'people.csv'))
  const response = await fetch(`${origin}/api/console/uploads`, {
    method: 'POST',
    headers: { Accesstoken: token, 'Idempotency-Key': key },
    body,
  })
  if (!response.ok) throw new Error(`The file was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as UploadAnswer
}

export async function submitUpload(origin: string, { token }: UploadingAdministrator, id: string): Promise<void> {
  const response = await fetch(`${origin}/api/console/uploads/${id}/submission`, {
    method: 'POST',
    headers: { Accesstoken: token },
  })
  if (!response.ok) throw new Error(`The submission was answered ${response.status}: ${await response.text()}`)
}

/**
 * Looks at an upload until it is as wished.
 * @throws Error when it fails, or does not get there in time
 */
export async function untilUpload(
  origin: string,
  { token }: UploadingAdministrator,
  id: string,
  isAsWished: (upload: UploadAnswer) => boolean,
  { withinMs = 60_000, everyMs = 50 }: { readonly withinMs?: number; readonly everyMs?: number } = {},
): Promise<UploadAnswer> {
  const giveUpAt = performance.now() + withinMs
  for (;;) {
    const response = await fetch(`${origin}/api/console/uploads/${id}`, { headers: { Accesstoken: token } })
    if (!response.ok) throw new Error(`The upload was answered ${response.status}: ${await response.text()}`)
    const upload = (await response.json()) as UploadAnswer
    if (isAsWished(upload)) return upload
    if (upload.state === 'failed' || performance.now() > giveUpAt)
      throw new Error(`The upload did not get there: ${JSON.stringify(upload)}`)
    await pause(everyMs)
  }
}
