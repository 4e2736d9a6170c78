/** A claim that HR filed, as the console shows it and as the catalogue names its fields (3§3 "HR claim (system admin view)"). */
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import { hrClaimTypes } from '@member-care/domain/claim/hr-claim/hr-claim-form.ts'
import { isRedacted, personal, REDACTED, type Personal } from '@member-care/domain/events/event-definition.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { HrClaim } from '@member-care/projections/claims/hr-claims.ts'
import { z } from 'zod'
import { redactedWhereNull } from '../../http/masking.ts'
import { payoutWaitSchema, type PayoutWaitAnswer } from '../../bank-proposals/payout-wait-answer.ts'

const typesOfClaim = [hrClaimTypes.inpatient, hrClaimTypes.outpatient] as const

const personalText = personal(z.string())

/** What both have in common. Dates are Singapore dates, YYYY-MM-DD. */
const common = {
  companyName: z.string(),
  typeOfClaim: z.enum(typesOfClaim),
  providerName: z.string(),
  currency: z.string(),
  /** Decimal text. */
  amount: z.string(),
  admissionDate: z.string().optional(),
  dischargeDate: z.string().optional(),
  visitDate: z.string().optional(),
  receiptNo: z.string().optional(),
  prePostHospitalisation: z.enum(['Y', 'N']).optional(),
}

export const hrClaimRowSchema = z
  .object({
    id: z.string(),
    ...common,
    /** The HR administrator who filed it. */
    submittedBy: personalText,
    claimantName: personalText,
    /** UTC, ISO. */
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'HrClaimRow' })

export const hrClaimSchema = hrClaimRowSchema
  .extend({
    payoutWait: payoutWaitSchema.nullable(),
    attachments: z.array(
      z.object({
        id: z.string(),
        category: z.enum(['INV/RCP', 'DOC']),
        name: personalText,
        mimeType: z.string(),
        bytes: z.number(),
      }),
    ),
  })
  .meta({ id: 'HrClaim' })

export const catalogueHrClaimSchema = z
  .object({
    _id: z.string(),
    ...common,
    userName: z.string(),
    claimantName: z.string(),
    created: z.string(),
    updated: z.string(),
    attachment: z.array(z.object({ filename: z.string(), viewUrl: z.string() })),
  })
  .meta({ id: 'SysadminHrClaim' })

export function toHrClaimRow(claim: HrClaim): z.infer<typeof hrClaimRowSchema> {
  return {
    id: claim.claimId,
    ...commonOf(claim),
    submittedBy: claim.submittedBy ?? REDACTED,
    claimantName: claim.claimantName ?? REDACTED,
    createdAt: claim.filedAt.toISOString(),
    updatedAt: claim.updatedAt.toISOString(),
  }
}

export function toHrClaim(claim: HrClaim, payoutWait: PayoutWaitAnswer | null): z.infer<typeof hrClaimSchema> {
  const attachments = claim.attachments.map(({ attachmentId, category, originalFilename, mimeType, bytes }) => ({
    id: attachmentId,
    category,
    name: redactedWhereNull(originalFilename) as Personal<string>,
    mimeType,
    bytes,
  }))
  return { ...toHrClaimRow(claim), payoutWait, attachments }
}

/**
 * Empty stands for what has been forgotten.
 * @param seesDocuments whether the reader may (S92)
 */
export function toCatalogueHrClaim(claim: HrClaim, seesDocuments: boolean): z.infer<typeof catalogueHrClaimSchema> {
  return {
    _id: claim.claimId,
    ...commonOf(claim),
    userName: claim.submittedBy ?? '',
    claimantName: claim.claimantName ?? '',
    created: claim.filedAt.toISOString(),
    updated: claim.updatedAt.toISOString(),
    attachment: (seesDocuments ? claim.attachments : []).map(({ attachmentId, originalFilename }) => ({
      filename: typeof originalFilename === 'string' && !isRedacted(originalFilename) ? originalFilename : '',
      viewUrl: `/api/hradmin/hrclaims/${encodeURIComponent(claim.claimId)}/attachments/${encodeURIComponent(attachmentId)}?view=1`,
    })),
  }
}

function commonOf({ details: recorded, companyName, providerName, currency, amountCents }: HrClaim) {
  const details = recorded as ClaimDetails
  const about = { companyName, providerName, currency, amount: formatDecimal(amountCents) }
  if (details.kind === 'inpatient') {
    const { admissionDate, dischargeDate } = details
    return { ...about, typeOfClaim: typesOfClaim[0], admissionDate, dischargeDate }
  }
  const { visitDate, receiptNo, prePostHospitalisation } = details
  return {
    ...about,
    typeOfClaim: typesOfClaim[1],
    visitDate,
    receiptNo,
    prePostHospitalisation: prePostHospitalisation ? ('Y' as const) : ('N' as const),
  }
}
