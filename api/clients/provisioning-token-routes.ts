/** The tokens of a client's own system, which tells of its employees by SCIM (S88): the console's calls that list, make and end them. */
import { decideClient } from '@member-care/domain/client/decide-client.ts'
import { MOST_TOKEN_NAME_LETTERS } from '@member-care/domain/client/provisioning-tokens.ts'
import { provisioningTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import { liveTokens } from '@member-care/projections/provisioning/provisioning-tokens.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutClient } from '../aggregates/client.ts'
import { refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { administratorsNamed } from '../http/names-beside.ts'
import type { App, Parts } from '../http/parts.ts'
import { SCIM_PATH } from '../scim/scim-routes.ts'
import { newToken } from '../accounts/random-token.ts'
import { hashOfToken } from '../scim/tokens.ts'
import { reachedClient } from './change-configuration.ts'

const visibleIn = ['clients', 'provisioning']

const answerSchema = z
  .object({
    /** Where the company's system finds us. */
    address: z.string(),
    tokens: z.array(
      z.object({
        tokenId: z.string(),
        name: z.string(),
        /** UTC, ISO. */
        madeAt: z.string(),
        madeBy: z.object({ id: z.string(), name: z.string().nullable() }),
      }),
    ),
  })
  .meta({ id: 'ProvisioningTokens' })

export function addProvisioningTokenRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients/:id/provisioning-tokens',
    {
      config: { access: { power: 'clients.view' }, stepUp: 'always', record: 'client' },
      schema: { params: z.object({ id: z.string() }), response: { 200: answerSchema } },
    },
    async ({ caller, params: { id } }) => {
      await reachedClient(parts, caller, id)
      return tokensOf(parts, caller, id)
    },
  )

  app.post(
    '/console/clients/:id/provisioning-tokens',
    {
      // Who has it may change who is covered: it is not made from a page that was left open.
      config: { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client', freshProof: true },
      schema: {
        params: z.object({ id: z.string() }),
        body: z.object({ name: z.string().max(MOST_TOKEN_NAME_LETTERS * 2) }),
        response: { 201: z.object({ tokenId: z.string(), token: z.string() }) },
      },
    },
    async ({ caller, params: { id }, body }, reply) => {
      await reachedClient(parts, caller, id)
      const context = caller.context()
      const token = newToken()
      const tokenId = uuidv5('provisioning token', context.commandId)
      const command = {
        type: 'MakeProvisioningToken',
        tokenId,
        name: body.name.trim(),
        hash: hashOfToken(token),
      } as const
      const { repeated } = await carryOutClient(parts, id, {
        context,
        decide: (state) => decideClient(command, state),
        visibleIn,
      })
      // It was made the first time, and shown to nobody: only its hash is there.
      if (repeated) throw refusalError({ code: 'TOKEN_LOST', message: provisioningTexts.answerLost })
      return reply.code(201).send({ tokenId, token })
    },
  )

  app.delete(
    '/console/clients/:id/provisioning-tokens/:tokenId',
    {
      config: { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client' },
      schema: { params: z.object({ id: z.string(), tokenId: z.string() }), response: { 200: answerSchema } },
    },
    async ({ caller, params: { id, tokenId } }) => {
      await reachedClient(parts, caller, id)
      await carryOutClient(parts, id, {
        context: caller.context(),
        decide: (state) => decideClient({ type: 'EndProvisioningToken', tokenId }, state),
        visibleIn,
      })
      return tokensOf(parts, caller, id)
    },
  )
}

async function tokensOf(parts: Parts, { scope }: Caller, clientId: string): Promise<z.infer<typeof answerSchema>> {
  const tokens = await liveTokens(parts.database, scope, clientId)
  const names = await administratorsNamed(
    parts,
    tokens.map(({ madeBy }) => madeBy),
  )
  return {
    address: new URL(SCIM_PATH, parts.settings.publicUrl).href,
    tokens: tokens.map(({ tokenId, name, madeAt, madeBy }) => ({
      tokenId,
      name,
      madeAt: madeAt.toISOString(),
      madeBy: { id: madeBy, name: names.get(madeBy) ?? null },
    })),
  }
}
