/** The codes at the counters of a running installation, as its merchants have them. */
import { withDatabase } from '@member-care/api/event-log/with-event-log.ts'
import { openMasterKeys } from '@member-care/api/integrations/key-management/open-master-keys.ts'
import { createRedeemCodes, type RedeemCodes } from '@member-care/api/store/redeem-codes.ts'
import { openInstallationKeys } from '@member-care/event-store/codec/installation-keys.ts'
import { settingsUnderTest } from './settings-under-test.ts'

export async function redeemCodesOf(dataDirectory: string): Promise<RedeemCodes> {
  const settings = settingsUnderTest(dataDirectory)
  return withDatabase(settings, { isInstalled: true, keepsEvents: true }, async ({ pool }) => {
    const masterKeys = await openMasterKeys(settings, pool)
    return createRedeemCodes((await openInstallationKeys({ pool, masterKeys })).root)
  })
}
