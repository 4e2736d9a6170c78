/** What a wallet does, in whichever way cards are added (2§4 Wallet, S113). */
import type { CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { fieldCalls } from './field-calls.ts'
import { createSourceCalls, type SourceCalls } from './source-calls.ts'
import { readWalletProvider, type WalletProvider } from './wallet-provider.ts'

export interface CardCalls {
  read(): Promise<CardCustomer>
  remove(cardId: string, customer: CardCustomer): Promise<CardCustomer>
  makeDefault(cardId: string): Promise<CardCustomer>
}

export type OpenedWallet = { readonly provider: WalletProvider } & (
  { readonly way: 'sources'; readonly calls: SourceCalls } | { readonly way: 'card-fields'; readonly calls: CardCalls }
)

/**
 * Asks once who keeps the cards; again after a failure.
 * @param uuid whose wallet it is
 */
export function createWalletOpener(uuid: string): () => Promise<OpenedWallet> {
  let opened: Promise<OpenedWallet> | undefined
  return () => {
    opened ??= open(uuid).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

async function open(uuid: string): Promise<OpenedWallet> {
  const provider = await readWalletProvider()
  return provider.way === 'sources'
    ? { provider, way: 'sources', calls: createSourceCalls(uuid, provider) }
    : { provider, way: 'card-fields', calls: fieldCalls }
}
