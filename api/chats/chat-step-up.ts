/** The chat may tell of all this, and so it asks for a one-time password wherever a client wants one before any of it (S16). */
export const chatStepUp = ['requireOTPAskJoey', 'requireOTPClaims', 'requireOTPLOG', 'requireOTPClinicLocator'] as const
