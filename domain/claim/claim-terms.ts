/** The closed vocabularies of a claim, apart from its schemas, so that a form can use them without loading those. */

export const claimKinds = ['outpatient', 'inpatient'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Payment methods (1§9); their labels are in `texts/claim-texts.ts`. */
export const paymentMethods = ['Bank', 'Cheque', 'PayNow', 'Payroll', 'Insurer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** `INV/RCP` is an invoice or receipt, `DOC` any other document (1§3). */
export const attachmentCategories = ['INV/RCP', 'DOC'] as const
export type AttachmentCategory = (typeof attachmentCategories)[number]
