/** Claims as the console's calls answer them. */
import type { AnswerTo } from '../console/api-client.ts'

/** react-admin's names of the two lists; they are also the last part of the lists' addresses (3§2.3). */
export type ClaimResource = 'userOutpatient' | 'userinpatient'

/**
 * A row of a list. `amount` and `payable` (Singapore dollars, once approved) are decimal texts, `nric` is masked unless the
 * administrator may see it in full, `gaveUp` says that the hand-over is tried no more and waits for Reprocess.
 */
export type ClaimRow = AnswerTo<'/api/console/outpatient-claims'>[number]

/** A whole claim, with the `actions` that this administrator may take now. The account number is masked. */
export type ClaimRecord = AnswerTo<'/api/console/outpatient-claims/{id}'>

export type ClaimAttachment = ClaimRecord['attachments'][number]

/** A client company, as the filter of the lists needs it. */
export type ClientRow = AnswerTo<'/api/console/clients'>[number]
