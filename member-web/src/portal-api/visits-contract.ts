/** What the screens read of a panel visit (1§3 Panel visit detail). Amounts are decimal texts in Singapore dollars, dates DD/MM/YYYY. */

export interface VisitItem {
  readonly name: string
  /** '' where the clinic gives none. */
  readonly amount: string
}

export interface VisitDetail {
  readonly visitId: string
  readonly visitNo: string
  readonly visitDate: string
  readonly clinicName: string
  readonly statusType: string
  readonly paymentType: string
  readonly visitTypeString: string
  readonly patientName: string
  /** Masked where the client wishes so. */
  readonly patientNric: string
  /** The employee's, whose cover it is. */
  readonly mainNric: string
  /** The medical certificate, where one was given. */
  readonly mcDay?: number | undefined
  readonly mcReason?: string | undefined
  readonly mcStartDate?: string | undefined
  /** Empty where there was none, and where the client does not show them. */
  readonly diagnoses: readonly VisitItem[]
  readonly labs: readonly VisitItem[]
  readonly xrays: readonly VisitItem[]
  readonly drugs: readonly VisitItem[]
  readonly procedures: readonly VisitItem[]
  readonly referralFees: readonly VisitItem[]
  readonly totalReferralFee: string
  readonly consultFee: string
  readonly drugFee: string
  readonly prescriptionFee: string
  readonly procedureFee: string
  readonly labFee: string
  readonly xrayFee: string
  readonly checkupFee: string
  readonly isGst: 'Y' | 'N'
  readonly totalB4Gst: string
  readonly gst: string
  readonly totalFee: string
  /** What was charged to the member's card. */
  readonly stripeChargeAmount: string
}
