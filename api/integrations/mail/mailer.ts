/** Sending e-mails: to an SMTP server when a setting names one (smtp-mailer.ts), else to the local mailbox (local-mailbox.ts). */

export interface MailContent {
  readonly subject: string
  readonly text: string
  /** The same as a page. */
  readonly html: string
}

export interface OutgoingMail extends MailContent {
  /** An e-mail address. */
  readonly to: string
  /** The user it is written to. */
  readonly subjectId: string
  /** The mail service's own template, where it is to word the mail itself; told in the header `X-Template-Alias`. */
  readonly templateAlias?: string
}

export interface Mailer {
  /**
   * Resolves when the mail has been taken over for delivery.
   * @throws Error when it was not
   */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
