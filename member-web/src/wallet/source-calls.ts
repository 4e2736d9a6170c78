/** What a wallet does at the card provider in the way of 2017-08-15: each action with a key that is good, and each failure with its words (2§4, 2§8). */
import { withCard, withoutCard, type CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { walletErrorTexts, walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import {
  addSource,
  CardProviderFailure,
  createToken,
  deleteSource,
  readCustomer,
  readEphemeralKey,
  setDefaultSource,
  type EphemeralKey,
  type ProviderAccess,
} from '../portal-api/card-provider-api.ts'
import type { CardToAdd } from './typed-card.ts'
import type { CardCalls } from './wallet-calls.ts'
import { failed, NO_CODE } from './wallet-failure.ts'
import type { WalletProvider } from './wallet-provider.ts'

export interface SourceCalls extends CardCalls {
  add(card: CardToAdd, customer: CardCustomer): Promise<CardCustomer>
}

/** A key that ends within these seconds is no good for a call any more. */
const KEY_MARGIN_SECONDS = 10
/** For one member, as long as their page is open: the key is kept here and nowhere else. */
export function createSourceCalls(uuid: string, { address, publishableKey }: WalletProvider): SourceCalls {
  let kept: EphemeralKey | undefined

  /** The key, refreshed when it is missing or over (WAL-008). */
  async function goodKey(): Promise<EphemeralKey> {
    const now = Math.floor(Date.now() / 1_000)
    if (kept === undefined || kept.expires <= now + KEY_MARGIN_SECONDS)
      kept = await readEphemeralKey(uuid).catch((error: unknown) => fail(error, walletErrorTexts.key))
    return kept
  }

  async function withKey<Result>(
    title: string,
    act: (access: ProviderAccess, customerId: string) => Promise<Result>,
  ): Promise<Result> {
    const once = async () => {
      const { secret, associated_objects: about } = await goodKey()
      return act({ address, key: secret }, about.find(({ type }) => type === 'customer')?.id ?? '')
    }
    try {
      return await once().catch(async (error: unknown) => {
        if (!(error instanceof CardProviderFailure) || ![401, 404].includes(error.status)) throw error
        // The provider's clock may be ahead of ours, or it may not have this customer any more: our server makes another one then.
        kept = undefined
        return once()
      })
    } catch (error) {
      return fail(error, title)
    }
  }

  return {
    read: () => withKey(walletErrorTexts.load, readCustomer),
    async add(card, customer) {
      const token = await createToken({ address, key: publishableKey }, card).catch((error: unknown) =>
        fail(error, walletErrorTexts.token),
      )
      const added = await withKey(walletErrorTexts.add, (access, customerId) =>
        addSource(access, customerId, token).catch(unlessOpen),
      )
      return withCard(customer, added)
    },
    async remove(cardId, customer) {
      await withKey(walletErrorTexts.delete, (access, customerId) =>
        deleteSource(access, customerId, cardId).catch(unlessGone),
      )
      const rest = withoutCard(customer, cardId)
      // Which one is the default now, the provider says.
      return customer.default_source === cardId && rest.sources.data.length > 0
        ? withKey(walletErrorTexts.load, readCustomer)
        : { ...rest, default_source: customer.default_source === cardId ? null : customer.default_source }
    },
    makeDefault: (cardId) =>
      withKey(walletErrorTexts.setDefault, (access, customerId) => setDefaultSource(access, customerId, cardId)),
  }
}

/** A card that another tab has deleted meanwhile is as well deleted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof CardProviderFailure) || error.status !== 404) throw error
}

/** Without an answer the card may have been added. */
function unlessOpen(error: unknown): never {
  if (error instanceof CardProviderFailure && error.status === 0)
    throw failed(walletErrorTexts.add, { message: walletTexts.mayBeAdded, code: NO_CODE, errorCode: error.type })
  throw error
}

/** @throws ApiCallError with the provider's own message, or the title of the action where it has none; `errorCode` is the provider's type (ERR-039) */
function fail(error: unknown, title: string): never {
  // Also where the question for a one-time password was closed: who asks again is asked again.
  if (error instanceof ApiCallError) throw error
  if (error instanceof CardProviderFailure)
    throw failed(title, { message: error.message, code: error.status || NO_CODE, errorCode: error.type })
  throw failed(title, { code: NO_CODE })
}
