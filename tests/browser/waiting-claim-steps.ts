/** Steps of claims that are finished without a network, and what became of them. */
import type { Locator, Page } from 'playwright-core'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'

/** Agrees and submits where no captcha can be had. */
export async function submitWithoutNetwork(page: Page): Promise<void> {
  await page.getByText(outboxTexts.withoutCaptcha).waitFor()
  await page.getByLabel(claimTexts.wizard.consent).check()
  await page.getByRole('button', { name: claimTexts.wizard.submit }).click()
  await page.getByRole('heading', { level: 1, name: outboxTexts.finished }).waitFor()
}

/** Of the claims that wait on the device, the one at this provider. */
export function waitingClaim(page: Page, provider: string): Locator {
  return page.getByRole('region', { name: outboxTexts.title }).getByRole('listitem').filter({ hasText: provider })
}

/** How many claims at this provider the member's list has, once none waits on the device any more; on a phone. */
export async function timesFiled(page: Page, provider: string): Promise<number> {
  await page.goto('/app/claimrecords')
  // One that is being filed still stands among those that wait when the list has it already.
  const records = page.getByRole('list', { name: claimTexts.records.title })
  const record = records.getByRole('listitem').filter({ hasText: provider })
  await record.first().waitFor()
  await waitingClaim(page, provider).waitFor({ state: 'detached' })
  return record.count()
}
