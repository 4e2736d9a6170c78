/** The member's cards at the card provider, and what can be done with them (2§4 Wallet). */
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { portalQuery } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { finishCard, type FinishedCard } from '../portal-api/wallet-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { joinWalletTabs, type OtherTabs } from './other-tabs.ts'
import type { CardToAdd } from './typed-card.ts'
import { createWalletOpener } from './wallet-calls.ts'
import type { WalletProvider } from './wallet-provider.ts'

interface KnownWallet {
  readonly customer: CardCustomer
  readonly provider: WalletProvider
}

export interface Wallet {
  readonly known: Answer<KnownWallet>
  /** In the way of sources. */
  add(card: CardToAdd): Promise<void>
  /** In the present way, after the provider's fields have confirmed it. */
  finish(setupId: string): Promise<FinishedCard['outcome']>
  remove(cardId: string): Promise<CardCustomer>
  makeDefault(cardId: string): Promise<CardCustomer>
}

export function useWallet(): Wallet {
  const { uuid } = useSignedInUser()
  const [open] = useState(() => createWalletOpener(uuid))
  const queries = usePortalQueries()
  const key = ['wallet', uuid]
  const known = useAnswer(
    portalQuery({
      key,
      async load(): Promise<KnownWallet> {
        const { provider, calls } = await open()
        return { provider, customer: await calls.read() }
      },
    }),
  )
  const tabs = useRef<OtherTabs>(null)
  useEffect(() => {
    const joined = joinWalletTabs(uuid, () => queries.refresh(({ queryKey }) => queryKey[0] === 'wallet'))
    tabs.current = joined
    return () => joined.close()
  }, [queries, uuid])

  const { mutateAsync: act } = useMutation({
    mutationFn: (what: (customer: CardCustomer) => Promise<CardCustomer>) => what(present().customer),
    onSuccess(customer) {
      queries.setQueryData(key, { ...present(), customer })
      tabs.current?.tellChanged()
    },
    // What became of it, nobody knows for certain: it is looked at again.
    onError: () => queries.refresh(({ queryKey }) => queryKey[0] === 'wallet'),
  })
  /** As it is known now: another action may have changed it since it was drawn. */
  function present(): KnownWallet {
    const wallet = queries.getQueryData<KnownWallet>(key)
    if (wallet === undefined) throw new Error('The wallet has not been read yet.')
    return wallet
  }
  return {
    known,
    async add(card) {
      await act(async (customer) => {
        const opened = await open()
        if (opened.way !== 'sources') throw new Error('Cards are added in the provider’s own fields here.')
        return opened.calls.add(card, customer)
      })
    },
    async finish(setupId) {
      let outcome: FinishedCard['outcome'] = 'unfinished'
      await act(async () => {
        const finished = await finishCard(setupId)
        outcome = finished.outcome
        return finished.wallet
      })
      return outcome
    },
    remove: (cardId) => act(async (customer) => (await open()).calls.remove(cardId, customer)),
    makeDefault: (cardId) => act(async () => (await open()).calls.makeDefault(cardId)),
  }
}
