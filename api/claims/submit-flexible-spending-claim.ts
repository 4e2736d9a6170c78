/** Recording a flexible-spending claim: the form's rules, its files kept, then the command (S40). */
import { filled } from '@member-care/domain/claim/form/claim-form.ts'
import { claimantIdNamed } from '@member-care/domain/claim/form/named-claimant.ts'
import type { FamilyRecord } from '@member-care/projections/users/user-records.ts'
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import { fileError } from '@member-care/domain/claim/form/attachment-errors.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { FlexibleSpendingEvent } from '@member-care/domain/flexible-spending/flexible-spending-events.ts'
import {
  flexibleSpendingFormErrors,
  flexibleSpendingFormSchema,
  type FlexibleSpendingForm,
} from '@member-care/domain/flexible-spending/flexible-spending-form.ts'
import { recordFlexibleSpendingClaim } from '@member-care/domain/flexible-spending/record-flexible-spending-claim.ts'
import { claimFormTexts, tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import { v5 as uuidv5 } from 'uuid'
import { carryOutFlexibleSpending } from '../aggregates/flexible-spending.ts'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads, type Belonging, type ExaminedFile } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { toClaimFile } from './check-claim-form.ts'
import { uploadError } from './claim-errors.ts'
import { formError } from '../http/api-error.ts'
import { MOST_FILES_PER_CATEGORY } from './claim-form-context.ts'

/** A company under which the caller may claim, and for whom. */
interface ClaimingCompany {
  readonly companyId: string
  readonly claimantIds: readonly string[]
  /** The same people with their numbers. */
  readonly records: readonly FamilyRecord[]
  readonly maximumFiles: number
}

/**
 * Reads the multipart request and records the claim that it holds. The same command again gives the claim that it gave.
 * @returns the claim's id
 * @throws ApiError 400 unreadable form, 403 no client of the caller takes claims, 422 with texts at the fields or for another form under the same key, 303 suspicious file, 503 no antivirus verdict
 */
export async function submitFlexibleSpendingClaim(parts: Parts, request: FastifyRequest): Promise<string> {
  const { userId } = request.caller.user
  const eclaimId = uuidv5('eclaim', request.caller.context().commandId)
  const companies = await claimingCompanies(parts, request.caller.own)
  const maximumFiles = Math.max(...companies.map((company) => company.maximumFiles))
  let received: ReceivedForm | undefined
  try {
    received = await receiveUpload(request, { folder: parts.uploadFolder, maximumFiles, fieldname: 'attachment' })
    const context = request.caller.context(saidByForm(received))
    const [earlier] = (await parts.eventLog.load<FlexibleSpendingEvent>(`eclaim-${eclaimId}`)).events
    if (earlier) requireSameRequest(earlier, context)
    else await recordReceived(parts, { eclaimId, context, employeeId: userId, companies }, received)
    return eclaimId
  } catch (error) {
    throw error instanceof UploadRefused ? uploadError(error, { kind: 'flexible-spending', maximumFiles }) : error
  } finally {
    await received?.discard()
  }
}

/** The companies that employ the caller and take claims; the form names none, so the claimant tells which it is. */
async function claimingCompanies(parts: Parts, own: OwnScope): Promise<readonly ClaimingCompany[]> {
  const employers = (await parts.users.companiesOf(own, own.userId)).filter(({ memberType }) => memberType === 'E')
  if (employers.length === 0) throw fieldError('claimant', claimFormTexts.employeesOnly)
  const companies: ClaimingCompany[] = []
  for (const { companyId, records } of employers) {
    const features = (await parts.clients.getClient(own, companyId))?.featuresConfig
    if (!features?.allowEclaimSubmit) continue
    // Somebody who was forgotten is offered no more.
    const offered = records.filter(({ name }) => name !== null)
    const claimantIds = offered.map(({ uuid }) => uuid)
    companies.push({
      companyId,
      claimantIds,
      records: offered,
      maximumFiles: features.maximumFileUpload ?? MOST_FILES_PER_CATEGORY,
    })
  }
  if (companies.length === 0) throw apiError('FORBIDDEN')
  return companies
}

interface Recording {
  readonly eclaimId: string
  readonly context: CommandContext
  readonly employeeId: string
  readonly companies: readonly ClaimingCompany[]
}

async function recordReceived(parts: Parts, recording: Recording, { fields, files }: ReceivedForm): Promise<void> {
  const { eclaimId, context, employeeId, companies } = recording
  const schema = flexibleSpendingFormSchema({
    today: singaporeToday(parts.clock()),
    claimantIds: companies.flatMap(({ claimantIds }) => claimantIds),
  })
  const claimant = claimantIdNamed(
    filled(fields['claimant']),
    companies.flatMap(({ records }) => records),
  )
  const read = schema.safeParse({ ...fields, claimant })
  const company = read.success
    ? companies.find(({ claimantIds }) => claimantIds.includes(read.data.claimant))
    : undefined
  const belonging: Belonging = {
    ownerId: employeeId,
    subjectId: company && read.success ? read.data.claimant : employeeId,
    claimId: eclaimId,
    commandId: context.commandId,
  }
  const examined = await examineUploads(
    parts,
    files.map((file) => ({ file, category: 'INV/RCP' as const })),
    belonging,
  )
  const wrongFiles = filesError(examined, company?.maximumFiles)
  const errors = {
    ...(!read.success && flexibleSpendingFormErrors(read.error)),
    ...(wrongFiles !== undefined && { attachments: wrongFiles }),
  }
  if (!read.success || !company || wrongFiles !== undefined) throw formError(errors)

  const attachments = await keepUploads(parts, examined, belonging)
  const claim = toClaim(read.data, { eclaimId, companyId: company.companyId, employeeId, attachments })
  const { state } = await carryOutFlexibleSpending(parts, eclaimId, {
    context,
    decide: (before) => recordFlexibleSpendingClaim(claim, before),
    visibleIn: [],
  })
  // Of the same command twice at once, only the files of the one that was recorded.
  await markAttached(
    parts.database,
    (state?.attachments ?? []).map(({ attachmentId }) => attachmentId),
  )
}

/** @param maximum undefined while the form does not say for whom it is */
function filesError(files: readonly ExaminedFile[], maximum: number | undefined): string | undefined {
  if (maximum !== undefined && files.length > maximum) return tooManyFilesText(maximum)
  return files.map((file) => fileError(toClaimFile(file))).find((text) => text !== undefined)
}

interface Belongings {
  readonly eclaimId: string
  readonly companyId: string
  readonly employeeId: string
  readonly attachments: readonly Attachment[]
}

function toClaim(
  { incurredDate, account, claimCategory, currency, ...form }: FlexibleSpendingForm,
  { attachments, ...ids }: Belongings,
): FlexibleSpendingEvent['data'] {
  return {
    ...ids,
    claimantId: form.claimant,
    incurredDate,
    account,
    claimCategory,
    currency,
    amountCents: form.amount,
    providerName: form.provider,
    receiptNo: form.receiptNo,
    attachments: [...attachments],
  }
}
