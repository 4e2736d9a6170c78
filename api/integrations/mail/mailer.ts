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
  readonly templateAlias?: string | undefined
}

/** An e-mail that has yet to be written. */
export interface MailToWrite extends Omit<OutgoingMail, keyof MailContent> {
  /** Called in the language of the user it is written to. */
  readonly write: () => MailContent
}

export interface WritingMailer extends Omit<Mailer, 'send'> {
  /** As {@link Mailer.send}. */
  send(mail: MailToWrite): Promise<void>
}

export interface Mailer {
  /**
   * Resolves when the mail has been taken over for delivery.
   * @throws Error when it was not
   */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly mailer: WritingMailer
  }
}
