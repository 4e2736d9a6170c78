/** HR files a claim for an employee: the short form's rules once more, its files kept, then the same command as a member's (S20, S93). */
import type { FileClaim } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isFiled } from '@member-care/domain/claim/claim-state.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { isKindOffered } from '@member-care/domain/claim/form/offered-kinds.ts'
import { offeredPaymentMethods } from '@member-care/domain/claim/form/payment-methods.ts'
import {
  emptyHrClaimForm,
  hrClaimDetails,
  hrClaimErrors,
  hrClaimPayment,
  hrFilesError,
  MOST_HR_FILES,
  treatmentDayOf,
  type HrClaimChoices,
  type HrClaimForm,
} from '@member-care/domain/claim/hr-claim/hr-claim-form.ts'
import { isCoveredOn, periodsInFamily } from '@member-care/domain/claim/visit-date.ts'
import { formatSlashed, parseSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { hrClaimFormTexts } from '@member-care/domain/texts/hr-claim-form-texts.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import type { FastifyRequest } from 'fastify'
import { v5 as uuidv5 } from 'uuid'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { carryOutClaim } from '../aggregates/claim.ts'
import { readClaimOptions } from '../claims/catalogue/claim-catalogue.ts'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { refusedUploadError } from '../documents/refused-upload-error.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { apiError, fieldError, formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { reachedEmployee, type ReachedEmployee } from './reached-employee.ts'

/** What HR may choose for an employee, with names to show. */
export interface EmployeeClaimForm {
  readonly companies: readonly (HrClaimChoices['companies'][number] & { readonly companyName: string })[]
  readonly currencies: readonly { readonly code: string; readonly name: string }[]
}

interface Knowledge {
  readonly form: EmployeeClaimForm
  readonly clients: ReadonlyMap<string, ClientRecord>
}

/** @throws ApiError 404 for somebody whom none of the caller's companies employs */
export async function employeeClaimForm(parts: Parts, caller: Caller, userId: string): Promise<EmployeeClaimForm> {
  return (await gatherKnowledge(parts, caller, await reachedEmployee(parts, caller, userId))).form
}

async function gatherKnowledge(parts: Parts, caller: Caller, { employments }: ReachedEmployee): Promise<Knowledge> {
  const visitDate = singaporeToday(parts.clock())
  const found = await Promise.all(employments.map(({ companyId }) => parts.clients.getClient(caller.scope, companyId)))
  const clients = found.filter((client) => client !== undefined)
  const options = await Promise.all(
    clients.map(({ companyId, paymentConfig }) =>
      readClaimOptions(parts.database, { companyId, memberType: 'E', visitDate }, paymentConfig, undefined),
    ),
  )
  const currencies = new Map(options.flatMap(({ inpatient }) => inpatient.cl.map(({ c, n }) => [c, n] as const)))
  return {
    form: {
      companies: clients.map(({ companyId, name, featuresConfig }) => ({
        companyId,
        companyName: name,
        kinds: claimKinds.filter((kind) => isKindOffered(kind, featuresConfig)),
      })),
      currencies: [...currencies].map(([code, name]) => ({ code, name })),
    },
    clients: new Map(clients.map((client) => [client.companyId, client])),
  }
}

/**
 * Reads the multipart request (`data`: the form as JSON, dates DD/MM/YYYY; repeated `attachment`) and files the claim that it holds. The same
 * command again gives the claim that it gave.
 * @returns the claim's id
 * @throws ApiError 404 an employee of nobody's, 400 an unreadable form, 422 with texts at the fields or for another form under the same key, 303 suspicious file, 503 no antivirus verdict
 */
export async function fileEmployeeClaim(parts: Parts, request: FastifyRequest, userId: string): Promise<string> {
  const { caller } = request
  const employee = await reachedEmployee(parts, caller, userId)
  const claimId = uuidv5('claim', caller.context().commandId)
  const earlier = await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
  let received: ReceivedForm | undefined
  try {
    received = await receiveUpload(request, {
      folder: parts.uploadFolder,
      maximumFiles: MOST_HR_FILES,
      fieldname: 'attachment',
    })
    if (earlier.events[0]) {
      requireSameRequest(earlier.events[0], caller.context(saidByForm(received)))
      return claimId
    }
    await fileReceived(parts, caller, { claimId, employee, received })
    return claimId
  } catch (error) {
    throw error instanceof UploadRefused
      ? refusedUploadError(error, { field: 'attachments', tooMany: hrClaimFormTexts.tooManyFiles })
      : error
  } finally {
    await received?.discard()
  }
}

interface Filing {
  readonly claimId: string
  readonly employee: ReachedEmployee
  readonly received: ReceivedForm
}

async function fileReceived(parts: Parts, caller: Caller, { claimId, employee, received }: Filing): Promise<void> {
  const { person } = employee
  const context = caller.context(saidByForm(received))
  const knowledge = await gatherKnowledge(parts, caller, employee)
  const form = readForm(received.fields['data'], knowledge.form)
  requireRightFields(form, knowledge.form, employee, singaporeToday(parts.clock()))
  const belonging = { ownerId: caller.user.userId, subjectId: person.userId, claimId, commandId: context.commandId }
  const files = await examineUploads(
    parts,
    received.files.map((file) => ({ file, category: 'INV/RCP' as const })),
    belonging,
  )
  const wrongFiles = hrFilesError(files.map(toClaimFile))
  if (wrongFiles !== undefined) throw fieldError('attachments', wrongFiles)
  const payment = paymentOf(parts, person, knowledge.clients.get(form.companyId))
  if (payment === undefined) throw fieldError('companyId', hrClaimFormTexts.noAccount)
  if (person.name === null || person.nric === null) throw apiError('NOT_FOUND')
  const command: FileClaim = {
    type: 'FileClaim',
    data: {
      claimId,
      companyId: form.companyId,
      employeeId: person.userId,
      claimantId: person.userId,
      claimantName: person.name,
      claimantNric: person.nric,
      filedBy: 'hr-administrator',
      details: hrClaimDetails(form),
      payment,
      attachments: [...(await keepUploads(parts, files, belonging))],
    },
  }
  const { state } = await carryOutClaim(parts, claimId, {
    context,
    decide: (claim) => decideClaim(command, claim),
    visibleIn: ['claims'],
  })
  if (!isFiled(state)) return
  await markAttached(
    parts.database,
    state.attachments.map(({ attachmentId }) => attachmentId),
  )
}

/** @throws ApiError 400 where `data` is no form; what is missing or wrong in it, the rules tell */
function readForm(data: string | undefined, { companies }: EmployeeClaimForm): HrClaimForm {
  const said = parseObject(data)
  if (said === undefined) throw apiError('MALFORMED_REQUEST')
  const text = (field: keyof HrClaimForm) => {
    const value = said[field]
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  }
  const wrong: Record<string, string> = {}
  const day = (field: 'admissionDate' | 'dischargeDate' | 'visitDate') => {
    if (text(field) === '') return ''
    const date = parseSlashed(text(field))
    if (date === undefined) wrong[field] = claimFormTexts.dateInvalid
    return date ?? ''
  }
  const [only, ...more] = companies
  const form: HrClaimForm = {
    // Where there is one company, nobody has to name it.
    companyId: text('companyId') === '' && more.length === 0 ? (only?.companyId ?? '') : text('companyId'),
    typeOfClaim: text('typeOfClaim') || emptyHrClaimForm.typeOfClaim,
    providerName: text('providerName'),
    currency: text('currency'),
    amount: text('amount'),
    admissionDate: day('admissionDate'),
    dischargeDate: day('dischargeDate'),
    visitDate: day('visitDate'),
    receiptNo: text('receiptNo'),
    prePostHospitalisation: text('prePostHospitalisation'),
  }
  if (Object.keys(wrong).length > 0) throw formError(wrong)
  return form
}

function parseObject(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined
  } catch {
    return undefined
  }
}

function requireRightFields(
  form: HrClaimForm,
  { companies, currencies }: EmployeeClaimForm,
  { person, employments }: ReachedEmployee,
  today: string,
): void {
  const errors = hrClaimErrors(form, { companies, currencies: currencies.map(({ code }) => code) }, today)
  if (Object.keys(errors).length > 0) throw formError(errors)
  const day = treatmentDayOf(form)
  const cover = employments
    .filter(({ companyId }) => companyId === form.companyId)
    .flatMap((membership) => periodsInFamily(person.userId, person.userId, membership))
  if (day !== undefined && !isCoveredOn(day, cover))
    throw fieldError(
      form.visitDate === day ? 'visitDate' : 'admissionDate',
      hrClaimFormTexts.notCovered(formatSlashed(day)),
    )
}

function paymentOf(parts: Parts, { bankAccount }: ReachedEmployee['person'], client: ClientRecord | undefined) {
  if (client === undefined) return undefined
  const offered = offeredPaymentMethods(client.featuresConfig, parts.settings.launchConfig, client.companyCode)
  const account =
    bankAccount && bankAccount.accountNo !== null ? { ...bankAccount, accountNo: bankAccount.accountNo } : undefined
  return hrClaimPayment(offered, client.paymentConfig.defaults.paymentMethod, account)
}
