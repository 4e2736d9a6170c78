/** A record of every kind that belongs to somebody: Ann's, of Orchid Biscuits, and her company's. For tests that ask every route that there is. */
import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginCard } from '@member-care/api/cards/card-customers.ts'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import { beginFactor, confirmFactor } from '@member-care/api/accounts/second-factors/second-factor-store.ts'
import { newTotpSecret } from '@member-care/api/accounts/second-factors/totp.ts'
import { trustDevice } from '@member-care/api/accounts/second-factors/trusted-devices.ts'
import { addEntry, openConversation } from '@member-care/api/chats/conversation-store.ts'
import { addToDraft } from '@member-care/api/drafts/draft-files.ts'
import { saveDraft } from '@member-care/api/drafts/draft-store.ts'
import { registerFile } from '@member-care/api/documents/file-register.ts'
import { sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import { insertUserExport, markReady } from '@member-care/api/user-exports/user-export-store.ts'
import type { RecordKind } from '@member-care/api/http/access.ts'
import { insertRows, keepEntries } from '@member-care/api/user-uploads/upload-rows.ts'
import { insertUpload, moveUpload, type NewUpload } from '@member-care/api/user-uploads/upload-store.ts'
import { administratorRoles, hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import {
  exampleLetter,
  exampleRequest as exampleGuaranteeRequest,
} from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { sql } from 'slonik'
import type { ApiUnderTest } from './api-under-test.ts'
import { pdf, png } from './claim-forms.ts'
import { confirmCard } from './cards-under-test.ts'
import { annsName, annsNric, type ClaimsCast } from './claims-cast.ts'
import { exampleReward, publishContent } from './published-content.ts'
import { recordClaim } from './recorded-claims.ts'

/** Ids by the name of their place in an address. */
type Ids = Readonly<Record<string, string>>
type OwnedKind = Exclude<RecordKind, 'unowned'>

export interface OwnedRecords {
  readonly idsOf: Readonly<Record<OwnedKind, Ids>>
  readonly claimStream: `claim-${string}`
}

/** An administrator with every role at once: a refusal is always because of the record, or of what they sent. */
export async function recordAdministratorOf(api: ApiUnderTest, groupCodes: string[]): Promise<string> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'sys-admin',
        name: 'Admin',
        nric: 'ADMIN',
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    { type: 'RolesChanged', data: { userId, roles: [...administratorRoles], groupCodes, reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'activated' } },
  )
  return userId
}

/**
 * Puts one record of each kind there.
 * @param keeper an administrator of Orchid, whose upload and export they are
 */
export async function recordOwnedRecords(api: ApiUnderTest, cast: ClaimsCast, keeper: string): Promise<OwnedRecords> {
  const transactionNo = 'OP26700001'
  const { claimId, attachments } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    claimantNric: annsNric,
    // So that the lists of what HR filed have it, too.
    filedBy: 'hr-administrator',
    files: [{ content: png, mimeType: 'image/png', name: 'receipt.png' }],
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo } }],
  })
  const attachmentId = attachments[0]?.attachmentId ?? ''
  const { session } = await api.parts.sessions.begin(cast.ann, { otpVerified: true, now: api.parts.clock() })
  await api.record(`account-${cast.ann}`, { type: 'AccountActivated', data: { userId: cast.ann } })
  const person = {
    userId: cast.ann,
    uuid: cast.ann,
    id: cast.ann,
    companyId: cast.orchid,
    revision: '0',
    fileId: await recordEvidence(api, cast),
  }
  await recordPlanDocument(api, cast)
  const administratorId = await recordAdministratorOf(api, ['P2'])
  const planId = await recordPlan(api, cast, keeper)
  const rewardId = await recordReward(api, cast)
  const contentId = await recordContent(api, cast, keeper)
  const idsOf = {
    claim: {
      id: claimId,
      claimId,
      userId: cast.ann,
      attachmentId,
      transactionNo,
      nric: annsNric,
      policyNo: 'POL-P2',
      useRecordId: 'false',
      revision: '0',
    },
    guarantee: await recordGuarantee(api, cast),
    conversation: await recordConversation(api, cast),
    order: await recordOrder(api, cast),
    reward: { id: rewardId },
    card: await recordCard(api, cast),
    redemption: await recordRedemption(api, cast, rewardId),
    visit: { visitId: await recordVisit(api, cast), visitNo: 'PV1' },
    draft: await recordDraft(api, cast, draft),
    'letter-draft': await recordDraft(api, cast, letterDraft),
    user: person,
    member: person,
    administrator: { userId: administratorId, id: administratorId, revision: '0' },
    plan: { planId, id: planId, revision: '0' },
    content: { contentId, id: contentId, revision: '0' },
    client: { id: cast.orchid, clientId: cast.orchid, revision: '0', tokenId: 'token' },
    session: { sessionId: session.sessionId },
    'second-factor': await recordSecondFactor(api, cast),
    export: { id: await recordExport(api, keeper) },
    upload: {
      id: await recordUpload(api, cast, { uploadedBy: keeper, uploadedRole: 'ADMIN_OPERATION', companyId: null }),
    },
    'company-upload': {
      id: await recordUpload(api, cast, {
        uploadedBy: cast.ben,
        uploadedRole: hrAdministratorRole,
        companyId: cast.orchid,
      }),
    },
  }
  return { idsOf, claimStream: `claim-${claimId}` }
}

export const draft = {
  kind: 'outpatient',
  companyId: '',
  form: { diagnosisText: 'Migraine' },
  step: 'information',
  expectedVersion: 0,
} as const

export const letterDraft = { ...draft, kind: 'letter-request', form: { diagnosis: 'Gallstones' } } as const

/** A card of Ann's wallet. */
async function recordCard({ parts, cards: { provider, local } }: ApiUnderTest, cast: ClaimsCast): Promise<Ids> {
  if (!provider || !local) throw new Error('There is no local card provider.')
  const begun = await beginCard(parts, provider, cast.ann)
  const { body } = await confirmCard(local, begun, testCards.visa)
  return { cardId: String(body['payment_method']) }
}

/** Something that Ann has bought, with its tax invoice. */
async function recordOrder(api: ApiUnderTest, cast: ClaimsCast): Promise<Ids> {
  const [orderId, fileId] = [randomUUID(), randomUUID()]
  const content = pdf()
  const path = join(api.parts.uploadFolder, `${fileId}.pdf`)
  await writeFile(path, content)
  await api.parts.files.put(fileId, path, { subjectId: cast.ann })
  const sha256 = createHash('sha256').update(content).digest('hex')
  const document = { fileId, mimeType: 'application/pdf', bytes: content.length, sha256 }
  await api.record(
    `order-${orderId}`,
    {
      type: 'OrderPlaced',
      data: {
        orderId,
        buyerId: cast.ann,
        companyId: cast.orchid,
        productId: randomUUID(),
        productVersion: 1,
        title: 'Health screening',
        merchantId: '',
        pieces: 1,
        unitPriceCents: 10_900,
        gstPercent: 9,
      },
    },
    { type: 'OrderReserved', data: { orderId } },
    { type: 'OrderChargeBegun', data: { orderId } },
    { type: 'OrderPaid', data: { orderId, paymentId: 'pi_1', amountCents: 10_900 } },
    { type: 'OrderInvoiced', data: { orderId, buyerId: cast.ann, invoiceId: 'TI-1', document } },
  )
  return { id: orderId, uuid: cast.ann, userUUID: cast.ann, revision: '0' }
}

/** A reward for the members of Orchid alone. */
async function recordReward(api: ApiUnderTest, cast: ClaimsCast): Promise<string> {
  const contentId = randomUUID()
  await publishContent(api, { contentId, audience: [cast.orchid], content: exampleReward })
  return contentId
}

/** A voucher that Ann has of it. */
async function recordRedemption(api: ApiUnderTest, cast: ClaimsCast, rewardId: string): Promise<Ids> {
  const redemptionId = randomUUID()
  const whose = { redemptionId, userId: cast.ann, companyId: cast.orchid, rewardId }
  await api.record(`redemption-${redemptionId}`, {
    type: 'RewardRedeemed',
    data: { ...whose, rewardVersion: 1, merchantId: '', codeId: null, validUntil: null },
  })
  return { id: redemptionId, revision: '0' }
}

/** A conversation that Ann has begun about nothing in particular, with a file. */
async function recordConversation({ parts }: ApiUnderTest, cast: ClaimsCast): Promise<Ids> {
  const [conversationId, fileId, entryId] = [randomUUID(), randomUUID(), randomUUID()]
  const { conversation } = await openConversation(parts, {
    conversationId,
    memberId: cast.ann,
    companyId: cast.orchid,
    subject: null,
    subjectId: null,
  })
  const path = join(parts.uploadFolder, `${fileId}.png`)
  await writeFile(path, png)
  await parts.files.put(fileId, path, { subjectId: cast.ann })
  const sha256 = createHash('sha256').update(png).digest('hex')
  await addEntry(parts, conversation, {
    entryId,
    command: { type: 'Say', kind: 'file' },
    content: { text: 'receipt.png' },
    data: { fileId, mimeType: 'image/png', bytes: png.length, sha256 },
  })
  return { id: conversationId, conversationId, fileId }
}

/** A letter of guarantee that Ann has asked for and got, with a document. */
async function recordGuarantee(api: ApiUnderTest, cast: ClaimsCast): Promise<Ids> {
  const [guaranteeId, attachmentId, letterId] = [randomUUID(), randomUUID(), randomUUID()]
  const content = pdf()
  const sha256 = createHash('sha256').update(content).digest('hex')
  for (const fileId of [attachmentId, letterId]) {
    const path = join(api.parts.uploadFolder, `${fileId}.pdf`)
    await writeFile(path, content)
    await api.parts.files.put(fileId, path, { subjectId: cast.ann })
  }
  const file = { mimeType: 'application/pdf', bytes: content.length, sha256 }
  const attachments = [{ attachmentId, category: 'DOC' as const, originalFilename: 'referral.pdf', ...file }]
  const person = { companyId: cast.orchid, employeeId: cast.ann, patientId: cast.ann }
  const named = { patientName: annsName, patientNric: annsNric, email: 'ann@example.com' }
  await api.record(
    `guarantee-${guaranteeId}`,
    { type: 'GuaranteeRequested', data: { ...exampleGuaranteeRequest, ...person, ...named, guaranteeId, attachments } },
    {
      type: 'GuaranteeIssued',
      data: {
        guaranteeId,
        patientId: cast.ann,
        letter: { ...exampleLetter, issue: 1, document: { fileId: letterId, ...file } },
      },
    },
  )
  return { id: guaranteeId, attachmentId, issue: '1', revision: '0' }
}

/** A plan of Orchid's with a version that holds, and one that waits for somebody to publish it. */
async function recordPlan(api: ApiUnderTest, cast: ClaimsCast, keeper: string): Promise<string> {
  const plan = { planId: randomUUID(), companyId: cast.orchid }
  await api.record(
    `plan-${plan.planId}`,
    {
      type: 'PlanVersionPublished',
      data: {
        ...plan,
        ...{
          version: 1,
          content: examplePlan(),
          writtenBy: [keeper],
          submittedBy: keeper,
          publishedBy: cast.operation,
        },
      },
    },
    { type: 'PlanDraftSaved', data: { ...plan, draft: examplePlan(), savedBy: keeper } },
    { type: 'PlanDraftSubmitted', data: { ...plan, submittedBy: keeper } },
  )
  return plan.planId
}

/** A banner for Orchid's members, with a version that is shown and one that waits for approval. */
async function recordContent(api: ApiUnderTest, cast: ClaimsCast, keeper: string): Promise<string> {
  const contentId = randomUUID()
  const banner = { kind: 'banner', text: '', imageUrl: '', linkUrl: '', linkText: '' } as const
  const saved = { contentId, audience: [cast.orchid], savedBy: keeper }
  await api.record(
    `content-${contentId}`,
    { type: 'ContentDrafted', data: { ...saved, version: 1, content: { ...banner, title: 'Welcome' } } },
    {
      type: 'ContentPublished',
      data: { contentId, version: 1, shownFrom: '2026-01-01T00:00:00.000Z', shownUntil: null, publishedBy: keeper },
    },
    { type: 'ContentDrafted', data: { ...saved, version: 2, content: { ...banner, title: 'Welcome back' } } },
    {
      type: 'ContentSubmitted',
      data: { contentId, version: 2, submittedBy: keeper, shownFrom: null, shownUntil: null },
    },
  )
  return contentId
}

/** What Orchid wrote of its plan itself. */
async function recordPlanDocument(api: ApiUnderTest, cast: ClaimsCast): Promise<void> {
  const fileId = randomUUID()
  const content = pdf()
  const path = join(api.parts.uploadFolder, `${fileId}.pdf`)
  await writeFile(path, content)
  await api.parts.files.put(fileId, path, 'itself')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientPlanDocumentChanged',
    data: { companyId: cast.orchid, planDocument: { fileId, fileName: 'plan.pdf', bytes: content.length, sha256 } },
  })
}

/** An authenticator app of Ann's, and a device that she trusts. */
async function recordSecondFactor(api: ApiUnderTest, cast: ClaimsCast): Promise<Ids> {
  const now = api.parts.clock()
  const factorId = randomUUID()
  await beginFactor(
    api.parts,
    cast.ann,
    { factorId, kind: 'totp', name: 'Telephone', secret: newTotpSecret(), transports: [] },
    now,
  )
  await confirmFactor(api.parts.database, cast.ann, factorId, now)
  const { deviceId } = await trustDevice(
    api.parts.database,
    cast.ann,
    { device: 'Apple iPhone', browser: 'Safari', address: '' },
    now,
  )
  return { factorId, deviceId }
}

async function recordDraft(
  api: ApiUnderTest,
  cast: ClaimsCast,
  saved: typeof draft | typeof letterDraft,
): Promise<Ids> {
  const draftId = randomUUID()
  const owned = { ownerId: cast.ann, draftId, kinds: [saved.kind] }
  await saveDraft(api.parts, owned, { draft: saved, subjectId: null }, api.parts.clock())
  return { draftId, fileId: await recordDraftFile(api, cast, draftId) }
}

async function recordDraftFile(api: ApiUnderTest, cast: ClaimsCast, draftId: string): Promise<string> {
  const fileId = randomUUID()
  const path = join(api.parts.uploadFolder, `${fileId}.png`)
  await writeFile(path, png)
  const about = { ownerId: cast.ann, subjectId: cast.ann }
  await api.parts.files.put(fileId, path, about)
  const sha256 = createHash('sha256').update(png).digest('hex')
  const file = { ...about, fileId, claimId: randomUUID(), mimeType: 'image/png', bytes: png.length, sha256 }
  await registerFile(api.parts.database, { ...file, category: 'INV/RCP', state: 'received' }, api.parts.clock())
  const name = { recordId: fileId, subjectId: cast.ann, content: { name: 'receipt.png' } }
  const sealedName = await sealRecord(api.parts.subjectKeys, name)
  if (!sealedName) throw new Error('Ann has no key.')
  await addToDraft(api.parts, { fileId, draftId, sealedName, category: 'INV/RCP', maximumFiles: 1 })
  return fileId
}

/** What Ann has uploaded to have her name changed. */
async function recordEvidence(api: ApiUnderTest, cast: ClaimsCast): Promise<string> {
  const fileId = randomUUID()
  const path = join(api.parts.uploadFolder, `${fileId}.png`)
  await writeFile(path, png)
  await api.parts.files.put(fileId, path, { subjectId: cast.ann })
  const evidence = [{ fileId, originalFilename: 'deed.png', mimeType: 'image/png', bytes: png.length }]
  await api.record(`user-${cast.ann}`, {
    type: 'IdentityChangeRequested',
    data: { userId: cast.ann, requestId: randomUUID(), name: 'Willow Teo', evidence },
  })
  return fileId
}

/** A file of users that is ready. */
async function recordExport(api: ApiUnderTest, requestedBy: string): Promise<string> {
  const exportId = randomUUID()
  const asked = { exportId, requestedBy, groupCodes: ['P2'], memberType: 'all', filter: null } as const
  await insertUserExport(api.parts.database, asked, api.parts.clock())
  await markReady(api.parts.database, exportId, 1, api.parts.clock())
  const path = join(api.parts.uploadFolder, `${exportId}.csv`)
  await writeFile(path, `Name,NRIC\r\n${annsName},${annsNric}\r\n`)
  await api.parts.files.put(exportId, path, 'itself')
  return exportId
}

/** A file of users that was sent, with one of Orchid's members in it. */
async function recordUpload(
  api: ApiUnderTest,
  cast: ClaimsCast,
  by: Pick<NewUpload, 'uploadedBy' | 'uploadedRole' | 'companyId'>,
): Promise<string> {
  const uploadId = randomUUID()
  const { database, clock } = api.parts
  const sent = {
    fileName: 'people.csv',
    delimiter: ',',
    ...by,
    groupCodes: ['P2'],
    clientAddress: null,
    correlationId: uploadId,
  }
  await insertUpload(database, { ...sent, uploadId, submitWhenChecked: false, judgedOn: '2026-01-01' }, clock())
  await moveUpload(database, uploadId, 'receiving', 'checked', clock())
  await insertRows(database, uploadId, [
    { rowNo: 2, familyNo: 0, cells: { companyCode: 'ORCHID', name: annsName, nric: annsNric }, wrong: [] },
  ])
  const entry = {
    rowNo: 2,
    familyNo: 0,
    userId: cast.ann,
    memberType: 'E',
    name: annsName,
    nric: annsNric,
    outcome: 'rejected',
    changes: [],
    warnings: [],
    errors: [{ field: 'nric', text: 'x' }],
  } as const
  await keepEntries(database, uploadId, [entry])
  return uploadId
}

async function recordVisit(api: ApiUnderTest, cast: ClaimsCast): Promise<string> {
  const visitId = randomUUID()
  const detail = {
    diagnoses: [{ name: 'Migraine' }],
    drugs: [],
    labs: [],
    xrays: [],
    procedures: [],
    consultFee: 3000,
    drugFee: 900,
    prescriptionFee: 0,
    procedureFee: 0,
    labFee: 0,
    xrayFee: 0,
    checkupFee: 0,
    totalReferralFee: 0,
    isGst: 'Y',
    totalB4Gst: 3900,
    gst: 351,
    totalFee: 4251,
  }
  await api.parts.database.query(sql.unsafe`
    insert into app.panel_visits (visit_id, visit_no, company_id, employee_id, patient_id, clinic_name, visit_date, status, payment_type, visit_type, total_cents, detail)
    values (${visitId}, 'PV1', ${cast.orchid}, ${cast.ann}, ${cast.ann}, 'Lantern Family Clinic', '2026-02-25'::date, 'Completed', 'Cashless', 'General Practitioner', 4251, ${JSON.stringify(detail)}::jsonb)`)
  return visitId
}
