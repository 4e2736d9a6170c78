/** The tokens with which a client's own system tells us of its employees (S88): made and ended by an administrator, and kept as their hashes. */
import { z } from 'zod'
import { defineEvent } from '../events/event-definition.ts'
import type { Refusal } from '../errors/refusal.ts'
import { provisioningTexts } from '../texts/provisioning-texts.ts'

/** More than a company has systems, and enough to change each without a gap. */
const MOST_PROVISIONING_TOKENS = 5
export const MOST_TOKEN_NAME_LETTERS = 60

export const provisioningTokenMade = defineEvent(
  'ProvisioningTokenMade',
  'The client’s own system may tell of its employees with this token, of which only the hash is kept.',
  z.object({
    companyId: z.string(),
    tokenId: z.string(),
    /** Which system it is for, as its administrator called it. */
    name: z.string(),
    /** SHA-256 of 32 random bytes in base64url, hexadecimal: it cannot be turned round. */
    hash: z.string(),
  }),
)

export const provisioningTokenEnded = defineEvent(
  'ProvisioningTokenEnded',
  'The token opens nothing any more.',
  z.object({ companyId: z.string(), tokenId: z.string() }),
)

/** The ids of the tokens that have not ended. */
export type LiveTokens = readonly string[]

export type ProvisioningTokenCommand =
  | { readonly type: 'MakeProvisioningToken'; readonly tokenId: string; readonly name: string; readonly hash: string }
  | { readonly type: 'EndProvisioningToken'; readonly tokenId: string }

/** The event that a command leads to; none when the token has ended already. */
export function decideProvisioningToken(
  command: ProvisioningTokenCommand,
  { companyId, provisioningTokens }: { readonly companyId: string; readonly provisioningTokens: LiveTokens },
) {
  const { tokenId } = command
  if (command.type === 'EndProvisioningToken') {
    if (!provisioningTokens.includes(tokenId)) return { events: [] }
    return { events: [{ type: 'ProvisioningTokenEnded', data: { companyId, tokenId } } as const] }
  }
  const { hash, name } = command
  const refusal = tokenNameRefusal(name) ?? tooManyRefusal(provisioningTokens)
  if (refusal) return { refusal }
  return { events: [{ type: 'ProvisioningTokenMade', data: { companyId, tokenId, name, hash } } as const] }
}

function tooManyRefusal(tokens: LiveTokens): Refusal | undefined {
  return tokens.length < MOST_PROVISIONING_TOKENS
    ? undefined
    : { code: 'TOO_MANY_TOKENS', message: provisioningTexts.tooMany }
}

function tokenNameRefusal(name: string): Refusal | undefined {
  const message = tokenNameError(name)
  return message === undefined ? undefined : { code: 'TOKEN_NAME_INVALID', message, field: 'name' }
}

/** What is wrong with a token's name, for the console's form and the call behind it. */
export function tokenNameError(name: string): string | undefined {
  if (name.trim() === '') return provisioningTexts.nameRequired
  return name.length > MOST_TOKEN_NAME_LETTERS ? provisioningTexts.nameTooLong : undefined
}
