/** What a clinic reports of a visit, each shown only where the client shows it (1§2), in the order of the page. */
export const visitItemKinds = ['diagnoses', 'labs', 'xrays', 'procedures', 'drugs'] as const
export type VisitItemKind = (typeof visitItemKinds)[number]

/** The fees that make up a visit's total, in the order in which they are listed. */
export const visitFees = [
  'consultFee',
  'drugFee',
  'prescriptionFee',
  'procedureFee',
  'labFee',
  'xrayFee',
  'checkupFee',
] as const
export type VisitFee = (typeof visitFees)[number]
