/** Opens a letter in a new tab (ELG-032). The tab is opened at once, as browsers allow it only while a button is pressed; the letter follows. */
import { PDF_TYPE } from '../claim-detail/document-kind.ts'
import { readLetter } from '../portal-api/guarantees-api.ts'

/** The browser did not allow a new tab. */
export class NewTabRefused extends Error {}

/** @throws NewTabRefused, ApiCallError when there is no such letter or no answer */
export async function openLetter(guaranteeId: string, issue: number): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab === null) throw new NewTabRefused()
  try {
    const bytes = await readLetter(guaranteeId, issue)
    // A blob's address is of our own origin: it must always be a PDF, no matter what the bytes are.
    tab.location.href = URL.createObjectURL(new Blob([bytes], { type: PDF_TYPE }))
  } catch (error) {
    tab.close()
    throw error
  }
}
