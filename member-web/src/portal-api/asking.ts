/** How something is asked for. */
export interface Asking {
  /** By the page itself: it is nobody's use of the session, and opens no dialog. */
  readonly unattended: boolean
}
