/** The documents behind the demonstration claims: each is drawn with its own provider, number, date and amount, so that no two are the same. */
import { createHash } from 'node:crypto'
import type { Attachment, ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { drawLetter, type DemonstrationLetter } from './letter-drawing.ts'
import { drawReceipt, type DemonstrationReceipt } from './receipt-drawing.ts'

/** A document before it is drawn. */
export interface DocumentToDraw {
  readonly attachmentId: string
  readonly category: AttachmentCategory
  readonly originalFilename: string
  readonly drawing:
    | { readonly kind: 'receipt'; readonly receipt: DemonstrationReceipt }
    | { readonly kind: 'letter'; readonly letter: DemonstrationLetter }
}

export interface DemonstrationDocument {
  readonly attachment: Attachment
  readonly content: Buffer
}

/**
 * The documents of a claim: a receipt, and a letter where there would be one in real life. Such letters come from the
 * doctor who referred the patient to a specialist, and from a hospital.
 */
export function documentsOf(
  details: ClaimDetails,
  ids: { readonly receiptId: string; readonly letterId: string; readonly reference: string },
): readonly DocumentToDraw[] {
  const receipt: DocumentToDraw = {
    attachmentId: ids.receiptId,
    category: 'INV/RCP',
    originalFilename: 'receipt.png',
    drawing: { kind: 'receipt', receipt: receiptOf(details, ids.reference) },
  }
  const letter = letterOf(details, ids.reference)
  return letter ? [receipt, { attachmentId: ids.letterId, category: 'DOC', ...letter }] : [receipt]
}

/** @returns its bytes, and what a claim says of it */
export async function drawDocument({ drawing, ...named }: DocumentToDraw): Promise<DemonstrationDocument> {
  const [content, mimeType] =
    drawing.kind === 'receipt'
      ? [await drawReceipt(drawing.receipt), 'image/png']
      : [await drawLetter(drawing.letter), 'application/pdf']
  return {
    content,
    attachment: {
      ...named,
      mimeType,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    },
  }
}

/** Evidence for a change of name. */
export function nameChangeLetter(
  attachmentId: string,
  about: { readonly name: string; readonly date: string },
): DocumentToDraw {
  const letter: DemonstrationLetter = {
    title: 'Change of name',
    providerName: 'Sample Registry Office',
    reference: 'DEMO-NAME',
    date: about.date,
    paragraphs: [`The name in our register was changed to ${about.name} after a wedding.`],
  }
  return { attachmentId, category: 'DOC', originalFilename: 'change-of-name.pdf', drawing: { kind: 'letter', letter } }
}

function receiptOf(details: ClaimDetails, reference: string): DemonstrationReceipt {
  const { providerName, currency, amountCents } = details
  const paid = { providerName, currency, amountCents }
  return details.kind === 'outpatient'
    ? {
        ...paid,
        receiptNo: details.receiptNo,
        date: details.visitDate,
        treatment: details.benefitName,
        gstAmountCents: details.gstAmountCents,
      }
    : {
        ...paid,
        receiptNo: `H-${reference}`,
        date: details.dischargeDate,
        treatment: 'Hospital stay',
        gstAmountCents: 0,
      }
}

function letterOf(
  details: ClaimDetails,
  reference: string,
): Pick<DocumentToDraw, 'originalFilename' | 'drawing'> | undefined {
  if (details.kind === 'inpatient') {
    const { providerName, dischargeDate: date, admissionDate, reasonForTreatment, operationName } = details
    const paragraphs = [
      `Admitted ${admissionDate}, discharged ${date}.`,
      `Treated for: ${String(reasonForTreatment)}. Operation: ${String(operationName)}.`,
      'The patient was discharged in good condition.',
    ]
    return {
      originalFilename: 'discharge-summary.pdf',
      drawing: {
        kind: 'letter',
        letter: { title: 'Discharge summary', providerName, reference: `H-${reference}`, date, paragraphs },
      },
    }
  }
  if (details.benefitGroup !== 'Specialist') return undefined
  const { visitDate: date, providerName, receiptNo, diagnosisName } = details
  const paragraphs = [
    `To ${providerName}`,
    `Dear colleague, thank you for seeing this patient about: ${String(diagnosisName)}.`,
    'With kind regards, Sample Family Clinic',
  ]
  return {
    originalFilename: 'referral-letter.pdf',
    drawing: {
      kind: 'letter',
      letter: {
        title: 'Referral letter',
        providerName: 'Sample Family Clinic',
        reference: receiptNo,
        date,
        paragraphs,
      },
    },
  }
}
