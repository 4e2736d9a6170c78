/** The local issuer on the product's own origin, with the demonstration's administrators. Only where the settings say so, and never in production. */
import type { RequestListener } from 'node:http'
import { demonstrationAdministratorEmails } from '../demonstration/people.ts'
import type { LocalIdentity } from '../integrations/sign-on/local-issuer.ts'
import type { Parts, Routes } from '../http/parts.ts'
import type { IssuerConnection } from './connect-single-sign-on.ts'

/** Somebody who is no administrator, so that the refusal can be tried too. */
const MEMBER = 'willow.tan@example.com'

export function createLocalIssuerRoutes(connection: IssuerConnection): Routes {
  return (root, parts) => {
    let issuer: Promise<RequestListener> | undefined
    void root.register(async (app) => {
      // Bodies are the issuer's to read.
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', (_request, _payload, done) => done(null))
      app.all(
        `${new URL(connection.address).pathname}/*`,
        { config: { access: 'public' }, schema: { hide: true } },
        async (request, reply) => {
          issuer ??= openIssuer(connection, parts)
          const answer = await issuer
          reply.hijack()
          answer(request.raw, reply.raw)
        },
      )
    })
  }
}

async function openIssuer(
  connection: IssuerConnection,
  parts: Pick<Parts, 'users' | 'systemReader'>,
): Promise<RequestListener> {
  // Its library is large, and installations with an issuer of their own do without it.
  const { createLocalIssuer } = await import('../integrations/sign-on/local-issuer.ts')
  return createLocalIssuer({
    address: connection.address,
    client: connection,
    identities: () => demonstrationIdentities(parts),
  })
}

async function demonstrationIdentities({
  users,
  systemReader,
}: Pick<Parts, 'users' | 'systemReader'>): Promise<LocalIdentity[]> {
  const found = await Promise.all(
    [...demonstrationAdministratorEmails, MEMBER].map((email) => users.findUserByEmail(systemReader, email)),
  )
  return found.flatMap((user) => {
    if (!user?.email || user.status !== 100) return []
    const about = user.userType === 'sys-admin' ? user.roles.join(', ') : 'a member, whom single sign-on refuses'
    return [{ subject: user.userId, name: user.name ?? user.email, email: user.email, emailVerified: true, about }]
  })
}
