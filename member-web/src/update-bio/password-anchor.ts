/** The hash of Update Bio that leads to the password (2§2). */
export const PASSWORD_ANCHOR = 'SegmentUpdatePassword'
