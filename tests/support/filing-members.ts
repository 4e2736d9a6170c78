/** Members of one company who are signed in and file claims over HTTP, one call after the other, as a page does that goes on after a lost answer. */
import { randomUUID } from 'node:crypto'
import type { Parts } from '@member-care/api/http/parts.ts'
import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { featuresConfigSchema, paymentConfigSchema } from '@member-care/domain/client/features-config.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { outpatientForm, toFormData } from './claim-forms.ts'

export interface FilingMember {
  readonly userId: string
  readonly companyId: string
  readonly token: string
}

interface RecordingProduct {
  readonly parts: Pick<Parts, 'sessions'>
  record(stream: StreamId, ...events: DomainEvent[]): Promise<void>
}

/** Records a company and so many employees of it, each with a session. */
export async function recordFilingMembers(
  { parts, record }: RecordingProduct,
  count: number,
): Promise<readonly FilingMember[]> {
  const companyId = randomUUID()
  await record(
    `client-${companyId}`,
    {
      type: 'ClientCreated',
      data: {
        companyId,
        name: 'Orchid Biscuits',
        companyCode: 'ORB',
        groupCode: 'P2',
        policyNo: 'P',
        inpatientPolicyNo: 'PI',
        outpatientPolicyNo: 'PO',
      },
    },
    {
      type: 'ClientConfigured',
      data: {
        companyId,
        featuresConfig: featuresConfigSchema.parse({ allowEclaimSubmit: true, allowOutpatient: true }),
        paymentConfig: paymentConfigSchema.parse({ defaults: {}, autoFillBankDetails: true, updateBankInfo: true }),
      },
    },
  )
  const userIds = Array.from({ length: count }, () => randomUUID())
  await Promise.all(
    userIds.map((userId) =>
      record(
        `user-${userId}`,
        {
          type: 'UserEnrolled',
          data: {
            userId,
            userType: 'client',
            name: 'Willow Tan',
            nric: userId,
            email: `${userId}@example.com`,
            loginRequired: true,
          },
        },
        { type: 'MembershipStarted', data: { userId, companyId, memberType: 'E', effectiveStartDate: '2020-01-01' } },
        { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
      ),
    ),
  )
  return Promise.all(
    userIds.map(async (userId) => ({
      userId,
      companyId,
      token: (await parts.sessions.begin(userId, { otpVerified: true, now: new Date() })).token,
    })),
  )
}

/** A right form of an outpatient visit of today; receipt and letter are `attachment` parts or files of a draft. */
export function filingForm(
  { userId, companyId }: FilingMember,
  changes: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string | undefined>> {
  return outpatientForm(userId, {
    companyId,
    visitDate: formatSlashed(singaporeToday(new Date())),
    receiptNo: randomUUID().slice(0, 8),
    ...changes,
  }).fields
}

/** One claim on its way, with receipt and letter. Each {@link send} goes on where the last one was cut off, with the same ids. */
export interface Filing {
  readonly documents: readonly Buffer[]
  /** Of the claim, once a call was answered with success. */
  claimId(): string | undefined
  isAnswered(): boolean
  /** @throws Error for a call that was not answered with success */
  send(origin: string): Promise<void>
}

/** A claim in one multipart request. @param changes of the form's fields */
export function filingInOne(
  member: FilingMember,
  documents: readonly Buffer[],
  changes: Readonly<Record<string, string>> = {},
): Filing {
  const [key, fields] = [randomUUID(), filingForm(member, changes)]
  let claimId: string | undefined
  return {
    documents,
    claimId: () => claimId,
    isAnswered: () => claimId !== undefined,
    async send(origin) {
      claimId = await submit(
        origin,
        member,
        key,
        toFormData({ fields, files: documents.map((content) => ({ content, name: 'document.pdf' })) }),
      )
    },
  }
}

/** A claim that is saved as a draft first, whose documents are sent one by one. */
export function filingByDraft(member: FilingMember, documents: readonly Buffer[]): Filing {
  const [draftId, key, form] = [
    randomUUID(),
    randomUUID(),
    { companyId: member.companyId, providerName: 'Coral Clinic' },
  ]
  const steps = documents.map((content, index) => ({
    content,
    category: index === 0 ? 'INV/RCP' : 'DOC',
    key: randomUUID(),
    fileId: '',
  }))
  const fields = filingForm(member, { attachmentDetails: '[]', draftId })
  let [isSaved, claimId]: [boolean, string | undefined] = [false, undefined]
  return {
    documents,
    claimId: () => claimId,
    isAnswered: () => claimId !== undefined,
    async send(origin) {
      if (!isSaved) {
        const body = JSON.stringify({
          kind: 'outpatient',
          companyId: member.companyId,
          form,
          step: 'confirm',
          expectedVersion: 0,
        })
        await call(origin, member, `claims/drafts/${draftId}`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body,
        })
        isSaved = true
      }
      for (const step of steps) {
        if (step.fileId !== '') continue
        const body = toFormData({ fields: {}, files: [{ content: step.content, name: 'document.pdf' }] })
        const path = `claims/drafts/${draftId}/files?category=${encodeURIComponent(step.category)}`
        step.fileId = (
          (await call(origin, member, path, { method: 'POST', headers: { 'Idempotency-Key': step.key }, body })) as {
            fileId: string
          }
        ).fileId
      }
      const draftFiles = JSON.stringify(steps.map(({ fileId, category }) => ({ fileId, category })))
      claimId = await submit(origin, member, key, toFormData({ fields: { ...fields, draftFiles }, files: [] }))
    },
  }
}

async function submit(origin: string, member: FilingMember, key: string, body: FormData): Promise<string> {
  const path = `outpatientclaim/v2?companyId=${member.companyId}&captchaResponse=off`
  const { outpatientclaim } = (await call(origin, member, path, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body,
  })) as { outpatientclaim: { _id: string } }
  return outpatientclaim._id
}

async function call(origin: string, { token }: FilingMember, path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${origin}/api/${path}`, { ...init, headers: { ...init.headers, Accesstoken: token } })
  if (!response.ok) throw new Error(`${path.split('?')[0]} was answered ${response.status}: ${await response.text()}`)
  return response.json()
}
