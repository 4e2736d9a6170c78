/** How long sending files may take: a few photos are ten megabytes and more, and a phone on a slow line sends six in a minute. */
export const UPLOAD_MILLISECONDS = 15 * 60_000
