/** Steps of claims that are begun without a network, by somebody who never opened the form on this phone. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'

/** Of the claims that are begun and not sent, the one that names this provider. */
export function unfinished(page: Page, provider: string): Locator {
  return page
    .getByRole('region', { name: draftTexts.continueTitle })
    .getByRole('listitem')
    .filter({ hasText: provider })
}

export async function goOnWith(page: Page, provider: string): Promise<void> {
  await unfinished(page, provider)
    .getByRole('link', { name: new RegExp(`^${draftTexts.continue}`) })
    .click()
}

/**
 * What a claim takes is on the phone, though nobody opened the form.
 * @param besides what else is to be there, by the beginnings of the questions' keys: a client that asks for a one-time password leaves no cover there
 */
export async function untilPrepared(page: Page, besides: readonly string[] = ['cover']): Promise<void> {
  const isPrepared = () =>
    page.evaluate(async (more) => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const files = requests.flat().map(({ url }) => url)
      const parts = ['eng.traineddata', 'tesseract-core', 'pdf.worker', 'submit-claim-page', 'later-steps']
      const kept = await questionsKept()
      const questions = ['banks', 'claim-options', 'launch-config', ...more].map((key) => `"${key}"`)
      return (
        parts.every((part) => files.some((file) => file.includes(part))) &&
        questions.every((question) => kept.some((key) => key.includes(question)))
      )

      async function questionsKept(): Promise<readonly string[]> {
        // Whoever opens it first makes it: that is the page.
        const databases = await indexedDB.databases()
        if (databases.every(({ name }) => name !== 'member-care.last-seen')) return []
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('member-care.last-seen')
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(new Error('not opened'))
        })
        const reading = database.transaction('answers').objectStore('answers').getAllKeys()
        await new Promise((resolve) => (reading.onsuccess = resolve))
        database.close()
        return reading.result.map(String)
      }
    }, besides)
  await expect.poll(isPrepared, { timeout: 60_000 }).toBe(true)
}
