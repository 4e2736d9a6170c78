/**
 * What the front ends keep across a reload (1§4), and where: the tab's sessionStorage, so that it ends with the tab and no
 * other person of a shared device finds it. The member portal signs everybody in; the console, on the same origin and in
 * the same tab, reads the user from here.
 */
export const storedSessionKeys = {
  /** JSON of the signed-in user with `accessToken`, as the sign-in calls answer it. */
  user: 'member-care.user',
  systemAdmin: 'member-care.systemAdmin',
  hradmin: 'member-care.hradmin',
  appConfig: 'member-care.appConfig',
} as const
