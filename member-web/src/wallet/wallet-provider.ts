/** Who keeps the cards, and how they are added there. Asked anew for each wallet: what the session keeps may be of before it was changed. */
import type { CardWay } from '@member-care/domain/card/card-way.ts'
import { walletErrorTexts, walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { readAppConfig } from '../portal-api/session-api.ts'
import { failed, NO_CODE } from './wallet-failure.ts'

/** The code of a failure where there are no cards. */
const SWITCHED_OFF = 'CARDS_SWITCHED_OFF'

export interface WalletProvider {
  readonly address: string
  readonly publishableKey: string
  readonly way: CardWay
  /** The page with its card fields; empty where its own loader brings them. */
  readonly fieldsUrl: string
}

/** @throws ApiCallError */
export async function readWalletProvider(): Promise<WalletProvider> {
  const { appLaunchExtra } = await readAppConfig().catch((error: unknown) => {
    throw error instanceof ApiCallError ? error : failed(walletErrorTexts.load, { code: NO_CODE })
  })
  const {
    card_provider_url: address,
    card_publishable_key: publishableKey,
    card_way: way,
    card_fields_url: fieldsUrl,
  } = appLaunchExtra
  if (address === '' || publishableKey === '' || way === '')
    throw failed(walletTexts.switchedOff, { code: 503, errorCode: SWITCHED_OFF })
  return { address, publishableKey, way, fieldsUrl }
}
