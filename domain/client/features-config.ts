/** What a client company has switched on: the benefit config of the member portal (1§3, 3§3). */
import { z } from 'zod'

/** What only the person knows, apart from their number. */
export const registrationProofs = ['dateOfBirth', 'staffId'] as const
export type RegistrationProof = (typeof registrationProofs)[number]

/**
 * Who of a family is told what its members have used of their cover: the employee everything and dependants their own;
 * everybody everything; or everybody their own.
 */
export const whoSeesUses = ['employee', 'family', 'self'] as const
export type WhoSeesUses = (typeof whoSeesUses)[number]

const flag = z.boolean().default(false)

export const featuresConfigSchema = z.object({
  allowClinicLocator: flag,
  allowChat: flag,
  allowMyVisit: flag,
  allowLOG: flag,
  allowMarketplace: flag,
  allowStretchMyDollar: flag,
  allowNotification: flag,
  allowEcard: flag,
  allowEclaimSubmit: flag,
  allowViewBenefitBalance: flag,
  allowMyPlan: flag,
  allowHealthArticles: flag,
  allowOutpatient: flag,
  allowInpatient: flag,
  allowEmployeeChangeEmail: flag,
  allowDependantChangeEmail: flag,
  allowTeleconsult: flag,
  allowTeleconsultDependant: flag,
  allowEAP: flag,
  cacheECard: flag,
  requireRegistrationEmail: flag,
  allowEditRegistrationEmail: flag,
  /**
   * What a person must know besides their number when they register with another address than the one on record. Where
   * it is absent it is the date of birth.
   */
  registrationProof: z.enum(registrationProofs).optional(),
  userDataFromCustomerMS: flag,
  chequeOnly: flag,
  giroOnly: flag,
  payrollOnly: flag,
  payNowOnly: flag,
  allowEclaimPaymentByInsurer: flag,
  restrictOTP: flag,
  requireOTPClinicLocator: flag,
  requireOTPLOG: flag,
  requireOTPClaims: flag,
  requireOTPRewards: flag,
  requireOTPStore: flag,
  requireOTPEcard: flag,
  requireOTPTeleconsult: flag,
  requireOTPProfile: flag,
  requireOTPUserGuide: flag,
  requireOTPArticle: flag,
  requireOTPNotification: flag,
  requireOTPAskJoey: flag,
  /**
   * Members may have a device trusted. On that device the second step of the sign-in is not asked for during 30 days.
   */
  allowTrustedDevices: z.boolean().optional(),
  maskNRIC: flag,
  unmaskedNRICLength: z.number().int().min(0).default(4),
  showMHC: flag,
  showDiagnosis: flag,
  showLabs: flag,
  showXrays: flag,
  showProcedures: flag,
  showDrugs: flag,
  showReceipt: flag,
  itemizedMonth: z.number().int().min(0).default(0),
  itemizedMessage: z.string().default(''),
  teleconsultAppLink: z.string().default(''),
  disableMessage: z.string().default(''),
  userGuideUrl: z.string().default(''),
  /**
   * New clients start with 1. Where it is absent, members get 5 (C01). It limits each of the two attachment categories.
   */
  maximumFileUpload: z.number().int().positive().optional(),
  articleCompanyId: z.string().default(''),
  loginIDType: z.enum(['email', 'nric', 'staffId']).default('email'),
  /** Benefit option codes (`ptc`) whose claims need no document besides the receipt (C47). */
  supportingVisitCode: z.array(z.string()).default([]),
  /** The number of the plan of those whose membership names none; empty or absent: they have none. */
  defaultPlanEmployee: z.string().optional(),
  defaultPlanDependant: z.string().optional(),
  /** Where it is absent, the employee is told everything and dependants their own. */
  whoSeesUses: z.enum(whoSeesUses).optional(),
  /** Whether claims are decided at once by their reckoning. Absent: they are not. */
  straightThrough: z.boolean().optional(),
  /** Claims up to so many dollars. Absent: none. */
  straightThroughMost: z.number().int().nonnegative().optional(),
  /** So many of a hundred go to a person all the same. Absent: five. */
  straightThroughSample: z.number().int().nonnegative().optional(),
  /** Cents: another amount than the plan says is paid up to this by one person, above it by two. Absent: by one, however high. */
  otherAmountLimitCents: z.number().int().min(0).optional(),
  /** Dollars: a letter of guarantee up to this is issued by one person, above it by two. Absent: by one, however high. */
  letterSecondPersonAbove: z.number().int().nonnegative().optional(),
  /** Whether the company's HR sees what was treated, and the documents of claims. Absent: it does not. */
  showTreatmentToHr: z.boolean().optional(),
  /** What the portal is called on the home screens of the client's members. Empty or absent: Member Care. */
  homeScreenName: z.string().optional(),
  /** Whether content for the client's members is published by another administrator than those who wrote it. Absent: it need not be. */
  contentNeedsApproval: z.boolean().optional(),
})
export type FeaturesConfig = z.infer<typeof featuresConfigSchema>

/** How a client's claims are paid (1§3 paymentConfig). */
export const paymentConfigSchema = z.object({
  defaults: z.object({ paymentMethod: z.string().default('') }),
  autoFillBankDetails: z.boolean(),
  updateBankInfo: z.boolean(),
})
export type PaymentConfig = z.infer<typeof paymentConfigSchema>
