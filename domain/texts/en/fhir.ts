/** What the export as FHIR says in words, besides the words of the plan and of the reckoning. */
export const fhirTexts = {
  medicalPlan: 'Medical benefits of an employer',
  plan: 'Plan',
  policy: 'Policy',
  /** The unit of a number. */
  units: { visits: 'visits', units: 'items', days: 'days', payments: 'payments' },
  countedFor: { person: 'For one person', family: 'For the family together' },
  forAllBenefits: 'For all benefits.',
  forBenefits: (names: readonly string[]) => `For ${names.join(', ')}.`,
  reserved: 'Held for claims in work',
  claimKinds: { outpatient: 'Outpatient', inpatient: 'Inpatient' },
  amounts: {
    submitted: 'Claimed',
    eligible: 'What counts of the bill',
    benefit: 'Paid by the plan',
  },
  priority: 'Normal',
  payment: 'Paid in one amount',
  decision: 'Decided otherwise',
  converted: (amount: string, how: string) => `${how}: ${amount}`,
}
