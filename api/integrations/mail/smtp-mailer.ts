/** E-mails by SMTP. */
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** @param settings.url `smtp://user:password@host:port`, or `smtps://…` */
export function createSmtpMailer(settings: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: settings.url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { from: settings.from },
  )
  return {
    async send({ to, subject, text, html, templateAlias }) {
      // As an object, so that no character of the address can begin another header or recipient.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(templateAlias && { headers: { 'X-Template-Alias': templateAlias } }),
      })
    },
    async close() {
      transport.close()
    },
  }
}
