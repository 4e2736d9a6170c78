/** What the screens read of the answers to the public calls and the sign-in calls; the API's own types must fit these. */

export interface ClaimantRecord {
  readonly name: string
  /** Masked when the company wishes so (`maskNRIC`). */
  readonly nric: string
  readonly uuid: string
  readonly memberType: 'E' | 'D'
}

export interface CompanyEntry {
  readonly companyId: string
  readonly companyName: string
  /** Whether the signed-in person is an employee of it or a dependant. */
  readonly memberType: 'E' | 'D'
  readonly records: readonly ClaimantRecord[]
}

export interface BankDetail {
  readonly bankName: string
  readonly bankNo: string
  readonly branchNo: string
  /** Masked but for the last 4 digits. */
  readonly accountNo: string
}

export interface SignedInUser {
  readonly uuid: string
  readonly userId: string
  readonly name: string
  readonly nric: string
  readonly email: string
  readonly contactNoCountryCode: string
  readonly contactNo: string
  /** Absent while a one-time password is outstanding. */
  readonly accessToken?: string | undefined
  /** What the one-time password calls take instead of the token. */
  readonly identifier?: string | undefined
  readonly userType: 'client' | 'sys-admin'
  readonly roles: readonly { readonly type: string }[]
  /** ISO instant. */
  readonly lastLogin: string | null
  readonly costCenterName: string
  readonly bankDetail: BankDetail | null
  readonly companyId: string
  readonly companies: readonly CompanyEntry[]
}

export interface SignInResult {
  readonly user: SignedInUser
  readonly notifyUserLastPasswordUpdate: boolean
  /** What is asked for after the password, while that is outstanding. */
  readonly secondStep?: SecondStep | undefined
}

export interface SecondStep {
  /** The person's own second factors; `email` alone for whoever has none. */
  readonly ways: readonly ('totp' | 'passkey' | 'recovery-code' | 'email')[]
  /** Whether the device may be trusted, so that it is not asked for 30 days. */
  readonly mayTrustDevice: boolean
}

export interface Versions {
  /** How members reach the people behind the portal (C26). */
  readonly support?: { readonly email: string; readonly phone: string } | undefined
  /** The page of the local mailbox, where mail goes there. */
  readonly mailbox?: string | undefined
  /** Where administrators begin to sign on with their identity provider, where there is one. */
  readonly singleSignOn?: string | undefined
}

export interface AppConfig {
  /** What members may sign in with besides their e-mail address; absent in a configuration that was kept from before an update. */
  readonly loginIDTypes?: readonly ('nric' | 'staffId')[] | undefined
  readonly appLaunch: {
    readonly publish: boolean
    /** YYYY-MM-DD hh:mm:ss in Singapore. */
    readonly startDate: string
    readonly endDate: string
    readonly title: string
    readonly message: string
  }
  readonly appLaunchExtra: {
    readonly production_url_pdpa: string
    /** The FAQ: any address, opened in a tab of its own. */
    readonly faq_url: string
    readonly moh_company_code: string
    readonly smu_company_local_code: string
    readonly smu_company_international_code: string
    readonly smu_program_code: string
  }
}
