/** The jobs of moving an administrator's account to another address. */
import {
  ADDRESS_CHANGE_INVITATION,
  ADDRESS_CHANGE_NOTICE,
} from '@member-care/projections/reactors/administrator-address-change.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Parts } from '../http/parts.ts'
import { ADDRESS_ACCEPTED, completeAddressChange } from './accept-address-change.ts'
import { inviteToOtherAddress, sendAddressChangeNotice } from './send-address-change.ts'

export function addressChangeJobHandlers(parts: Parts): Readonly<Record<string, JobHandler>> {
  return {
    [ADDRESS_CHANGE_NOTICE]: sendAddressChangeNotice(parts),
    [ADDRESS_CHANGE_INVITATION]: inviteToOtherAddress(parts),
    [ADDRESS_ACCEPTED]: completeAddressChange(parts),
  }
}
