/** The rules of a member's request to change name or NRIC, for the form and for the call behind it (2§5, C45). */
import { isValidNric } from '../identity/nric.ts'
import { identityChangeTexts } from '../texts/user-verification-texts.ts'
import type { IdentityChange } from './identity-change.ts'

const NAME_SHORTEST = 4
const NAME_LONGEST = 30

/** How many files may prove one request. */
export const MOST_EVIDENCE_FILES = 5

/** Both fields, as they are typed; what stays as it is comes too. */
export interface IdentityForm {
  readonly name?: string | undefined
  readonly nric?: string | undefined
}

/** What is on record; null where it was forgotten. */
export interface PresentIdentity {
  readonly name: string | null
  readonly nric: string | null
  /** As the member is shown it, where that is masked: left so, it is the one on record. */
  readonly shownNric?: string | undefined
}

/** What differs from what is on record: the name as typed without blanks around it, the number in capitals. */
export function identityChangeOf(form: IdentityForm, present: PresentIdentity): IdentityChange {
  const name = form.name?.trim() ?? ''
  const typed = form.nric?.trim().toUpperCase() ?? ''
  const nric = typed !== '' && typed === present.shownNric?.toUpperCase() ? (present.nric ?? '').toUpperCase() : typed
  return {
    ...(name !== (present.name ?? '') && { name }),
    ...(nric !== (present.nric ?? '').toUpperCase() && { nric }),
  }
}

/** The texts at the fields that are wrong; empty when none is. That nothing changes is said at both, and only when neither does (C45). */
export function identityFormErrors(
  form: IdentityForm,
  present: PresentIdentity,
): Partial<Record<keyof IdentityForm, string>> {
  const { name, nric } = identityChangeOf(form, present)
  if (name === undefined && nric === undefined)
    return { name: identityChangeTexts.sameName, nric: identityChangeTexts.sameNric }
  const nameError = name === undefined ? undefined : nameErrorOf(name)
  const nricError = nric === undefined ? undefined : nricErrorOf(nric)
  return { ...(nameError !== undefined && { name: nameError }), ...(nricError !== undefined && { nric: nricError }) }
}

function nameErrorOf(name: string): string | undefined {
  if (name === '') return identityChangeTexts.nameRequired
  if (name.length < NAME_SHORTEST) return identityChangeTexts.nameTooShort
  return name.length > NAME_LONGEST ? identityChangeTexts.nameTooLong : undefined
}

/** A number that is made like an NRIC or FIN must have its check letter; passports have no form of their own. */
function nricErrorOf(nric: string): string | undefined {
  if (nric === '') return identityChangeTexts.nricRequired
  if (!/^[A-Z0-9]{5,20}$/.test(nric)) return identityChangeTexts.nricInvalid
  return /^[STFGM]\d{7}[A-Z]$/.test(nric) && !isValidNric(nric) ? identityChangeTexts.nricInvalid : undefined
}
