/** Texts of errors that can meet anybody anywhere (1§8, 3§8). Quoted ones are letter for letter. */

export const errorTexts = {
  unauthorized: 'Unauthorized Access or Token has Expired',
  suspiciousFile:
    'There are suspicious file(s) detected, please scan the file(s) with antivirus software before uploading.',
  somethingWentWrong: 'Something went wrong.',
  network: 'Sorry, there seems to be an issue with the network. Please try again later.',
  issue: "We're sorry - there is an issue",
  changeFailed: "We're sorry - there was an issue with the change",
  validation: 'Some information is missing or not valid. Please review and check.',
  malformed: 'The request could not be read. Please reload the page and try again.',
  forbidden: 'You are not allowed to do this.',
  notFound: 'Data Not Found',
  conflict: 'This has been changed in the meantime. Please reload the page and try again.',
  tooLarge: 'The upload is too large. Please upload fewer or smaller files.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  unavailable: 'The service is not available at the moment. Please try again later.',
  captcha: 'Please verify your captcha.',
  /** Where the support contacts are not at hand; with them it is {@link accountNeedsVerificationText}. */
  needsVerification: 'Your account need verification.',
} as const

/** What stands in place of a screen that broke. The wording is ours. */
export const pageFailureTexts = {
  detail: 'This screen could not be shown. Nothing that you have submitted is affected.',
  unreachable: 'This page could not be reached',
  unreachableDetail:
    'There seems to be no connection. The page opens by itself once you are connected; what you have typed is kept.',
  reload: 'Reload the page',
} as const

/** 428: the session must be verified with a one-time password. The contacts are settings (C26). */
export function accountNeedsVerificationText(support: { readonly email: string; readonly phone: string }): string {
  return `Your account need verification. If you have any questions, please email us at ${support.email} or call us at ${support.phone}.`
}

/** A failed registration, reset or recovery (1§8). */
export function sorryText(message: string): string {
  return message === '' ? errorTexts.issue : `We're sorry. ${message}`
}
