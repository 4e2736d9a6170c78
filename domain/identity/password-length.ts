/** How long a password is (C03). Apart from the other rules: the sign-in needs only these, and is what everybody downloads first. */
export const PASSWORD_MINIMUM = 8
export const PASSWORD_MAXIMUM = 30
