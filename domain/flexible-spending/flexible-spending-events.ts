/**
 * What can happen to a flexible-spending claim, on the stream `eclaim-<eclaimId>` (S40): it is recorded.
 * What the employee typed is the employee's; a document's name is of whom the document tells about, as with every claim.
 */
import { z } from 'zod'
import { attachmentSchema } from '../claim/claim-details.ts'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'
import { spendingAccounts, spendingCurrencies } from './flexible-spending-terms.ts'

const flexibleSpendingClaimRecorded = defineEvent(
  'FlexibleSpendingClaimRecorded',
  'An employee claimed from a spending account. It is on record, and nothing follows from it here (S40).',
  z.object({
    eclaimId: z.string(),
    /** Whose flexible spending it is. */
    companyId: z.string(),
    employeeId: z.string(),
    /** The employee or a dependant. */
    claimantId: z.string(),
    /** Singapore date. */
    incurredDate: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    account: z.enum(spendingAccounts),
    claimCategory: personal(z.string()),
    currency: z.enum(spendingCurrencies),
    amountCents: z.number().int().positive(),
    providerName: personal(z.string()),
    receiptNo: personal(z.string()),
    attachments: z.array(attachmentSchema),
  }),
  {
    personal: {
      claimCategory: 'employeeId',
      providerName: 'employeeId',
      receiptNo: 'employeeId',
      'attachments.*.originalFilename': 'claimantId',
    },
  },
)

export const flexibleSpendingEventDefinitions = [flexibleSpendingClaimRecorded] as const

export type FlexibleSpendingEvent = EventOf<(typeof flexibleSpendingEventDefinitions)[number]>
