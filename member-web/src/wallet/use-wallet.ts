/** The member's cards at the card provider, and what can be done with them (2§4 Wallet). */
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CardCustomer } from '@member-care/domain/card/card-customer.ts'
import { portalQuery } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { useSignedInUser } from '../session/session.ts'
import { joinWalletTabs, type OtherTabs } from './other-tabs.ts'
import type { CardToAdd } from './typed-card.ts'
import { createWalletCalls } from './wallet-calls.ts'

export interface Wallet {
  readonly customer: Answer<CardCustomer>
  add(card: CardToAdd): Promise<CardCustomer>
  remove(cardId: string): Promise<CardCustomer>
  makeDefault(cardId: string): Promise<CardCustomer>
}

export function useWallet(): Wallet {
  const { uuid } = useSignedInUser()
  const [calls] = useState(() => createWalletCalls(uuid))
  const queries = usePortalQueries()
  const key = ['wallet', uuid]
  const customer = useAnswer(portalQuery({ key, load: () => calls.read() }))
  const tabs = useRef<OtherTabs>(null)
  useEffect(() => {
    const joined = joinWalletTabs(uuid, () => queries.refresh(({ queryKey }) => queryKey[0] === 'wallet'))
    tabs.current = joined
    return () => joined.close()
  }, [queries, uuid])

  const { mutateAsync: act } = useMutation({
    mutationFn: (what: (customer: CardCustomer) => Promise<CardCustomer>) => what(present()),
    onSuccess(changed) {
      queries.setQueryData(key, changed)
      tabs.current?.tellChanged()
    },
    // What became of it, nobody knows for certain: it is looked at again.
    onError: () => queries.refresh(({ queryKey }) => queryKey[0] === 'wallet'),
  })
  /** As it is known now: another action may have changed it since it was drawn. */
  function present(): CardCustomer {
    const known = queries.getQueryData<CardCustomer>(key)
    if (known === undefined) throw new Error('The wallet has not been read yet.')
    return known
  }
  return {
    customer,
    add: (card) => act((known) => calls.add(card, known)),
    remove: (cardId) => act((known) => calls.remove(cardId, known)),
    makeDefault: (cardId) => act(() => calls.makeDefault(cardId)),
  }
}
