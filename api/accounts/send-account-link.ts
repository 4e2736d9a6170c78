/** Deals with the requests for a link that were put aside: looks the address up and writes to its owner, if it has one whom a link helps. */
import { mailTemplateOf } from '@member-care/domain/client/mail-template.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import type { LinkRequest, RequestedPurpose } from './link-requests.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Parts } from '../http/parts.ts'
import type { MailToWrite } from '../integrations/mail/mailer.ts'
import { languageSchema } from '../languages/person-languages.ts'
import { accountLinkMail, notRegisteredMail, suspendedMail } from './account-link-mail.ts'
import { clientThatWritesTo } from './session-user.ts'

/** Requests of an earlier version say no language. */
const payloadSchema = z.object({ requestId: z.string(), language: languageSchema.default(DEFAULT_LANGUAGE) })

type Sending = Pick<
  Parts,
  'linkRequests' | 'singleUseLinks' | 'users' | 'clients' | 'systemReader' | 'mailer' | 'settings' | 'clock'
>

/** A request whose e-mail was not taken over is tried again, with a new link; the earlier one is void then. One that is outdated is closed without. */
export function sendAccountLink(parts: Sending): JobHandler {
  return async (job) => {
    const { requestId, language } = payloadSchema.parse(job.payload)
    const request = await parts.linkRequests.open(requestId)
    if (!request) return 'done'
    if (!(await parts.linkRequests.isOutdated(requestId, parts.clock())))
      await inLanguage(language, () => answer(parts, requestId, request))
    await parts.linkRequests.close(requestId)
    return 'done'
  }
}

async function answer(parts: Sending, requestId: string, { email, purpose }: LinkRequest): Promise<void> {
  const user = await parts.users.findUserByEmail(parts.systemReader, email)
  if (!user?.email || !isWrittenTo(user) || !(await parts.linkRequests.admit(requestId, parts.clock()))) return
  const mail = await prepareMail(parts, user, purpose)
  await parts.mailer.send({ to: user.email, subjectId: user.userId, ...mail })
}

/** Not the terminated, and not administrators who have not activated yet: they have another link. */
function isWrittenTo({ status, userType }: UserRecord): boolean {
  return status === 101 ? userType === 'client' : status !== 401
}

async function prepareMail(
  parts: Sending,
  { userId, name, status }: UserRecord,
  purpose: RequestedPurpose,
): Promise<Pick<MailToWrite, 'write' | 'templateAlias'>> {
  const { singleUseLinks, settings, clock } = parts
  const { publicUrl, support } = settings
  if (status === 101) return { write: () => notRegisteredMail({ name, registerUrl: `${publicUrl}/register` }) }
  if (status === 301) return { write: () => suspendedMail({ name, support }) }
  const token = await singleUseLinks.issue({ userId, purpose }, clock())
  const recoveryUrl = status === 300 && purpose === 'reset-password' ? `${publicUrl}/recoveraccount` : undefined
  return {
    write: () => accountLinkMail({ name, purpose, url: `${publicUrl}/resetpassword/${token}`, recoveryUrl }),
    // A recovery has words of its own, and so has what a locked account is told.
    ...(purpose === 'reset-password' &&
      recoveryUrl === undefined && {
        templateAlias: mailTemplateOf(await clientThatWritesTo(parts, userId), purpose),
      }),
  }
}
