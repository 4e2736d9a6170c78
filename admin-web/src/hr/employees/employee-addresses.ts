/** Where an employee's pages stand, below the base path (S19). */
export function employeeAddress(userId: string): string {
  return `/employees/${encodeURIComponent(userId)}`
}

export function employeeClaimsAddress(userId: string): string {
  return `${employeeAddress(userId)}/claims/list`
}

/** @param reference the insurer's number; before there is one, the claim's id */
export function employeeClaimAddress(userId: string, kind: 'out' | 'inp', reference: string): string {
  return `${employeeAddress(userId)}/claims/${kind}/${encodeURIComponent(reference)}`
}
