/** Who may use the members' area of letters of guarantee. */
export const guaranteesArea = { access: { userType: 'client' }, stepUp: 'requireOTPLOG' } as const
